/**
 * Structural sharing: a document with the parts that are equal in an older one taken from it. What is drawn from an unchanged part is
 * not drawn again. Documents are what JSON can say.
 */
export function shared<Document>(older: unknown, newer: Document): Document {
  if (Object.is(older, newer) || !isComposed(older) || !isComposed(newer)) return newer;
  if (Array.isArray(older) !== Array.isArray(newer)) return newer;
  const names = Object.keys(newer);
  let same = Object.keys(older).length === names.length;
  const parts = (Array.isArray(newer) ? [] : {}) as Record<string, unknown>;
  for (const name of names) {
    parts[name] = shared(older[name], newer[name]);
    same &&= name in older && Object.is(parts[name], older[name]);
  }
  return (same ? older : parts) as Document;
}

const isComposed = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
