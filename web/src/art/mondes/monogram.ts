/** A letter for what has no drawing of its own: the first of what its card set calls it. */
export function monogram(id: string, x: number, y: number, size: number, ink = 'f'): string {
  const letter = /[a-z0-9]/.exec(id)?.[0].toUpperCase() ?? '?';
  return `<text class="${ink}" x="${x}" y="${y}" font-size="${size}" font-family="var(--font-display)" font-weight="700" text-anchor="middle">${letter}</text>`;
}
