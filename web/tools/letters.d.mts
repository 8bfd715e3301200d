export const LETTERS: Record<string, { file: string; axes: object }>;
export function cut(name: string): Promise<Buffer>;
