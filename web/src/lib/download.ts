/** Has the browser save a file. */
export function download(name: string, content: string | object) {
  const [text, type] =
    typeof content === 'string'
      ? [content, 'text/plain']
      : [JSON.stringify(content, null, 2), 'application/json'];
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
