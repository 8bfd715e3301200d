/** Has the browser save a file. */
export function download(name: string, content: string | Blob | object) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content instanceof Blob ? content : fileOf(content));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function fileOf(content: string | object): Blob {
  const [text, type] =
    typeof content === 'string'
      ? [content, 'text/plain']
      : [JSON.stringify(content, null, 2), 'application/json'];
  return new Blob([text], { type });
}
