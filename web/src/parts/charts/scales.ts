/** The next round number at or above a count, which halves well: 2, 4, 6, 10, 20, 40… */
export function niceTop(most: number): number {
  for (let scale = 1; ; scale *= 10) {
    for (const round of [2, 4, 6, 10]) {
      if (round * scale >= most) return round * scale;
    }
  }
}

/** So many days that end with this one, the oldest first. */
export function lastDays(today: string, count: number): string[] {
  const end = Date.parse(`${today}T12:00:00Z`);
  return Array.from({ length: count }, (_, at) =>
    new Date(end - (count - 1 - at) * 86_400_000).toISOString().slice(0, 10),
  );
}

/** Counts sorted into so many bins of equal width at most; each knows from where to where it goes. */
export function bins<One>(
  all: One[],
  value: (one: One) => number,
  most: number,
): { from: number; to: number; these: One[] }[] {
  if (all.length === 0) return [];
  const values = all.map(value);
  const least = Math.min(...values);
  const width = Math.max(1, Math.ceil((Math.max(...values) - least + 1) / most));
  const count = Math.floor((Math.max(...values) - least) / width) + 1;
  return Array.from({ length: count }, (_, at) => {
    const from = least + at * width;
    const to = from + width - 1;
    return { from, to, these: all.filter((one) => value(one) >= from && value(one) <= to) };
  });
}
