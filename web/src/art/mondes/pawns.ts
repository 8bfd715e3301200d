/** Pawns and their heads: one silhouette for each seat, so that colour is never the only sign. */
export interface PawnDrawing {
  colour: string;
  /** The ink on that colour. */
  ink: string;
  /** 40 × 56. */
  body: string;
  /** 32 × 32. */
  head: string;
}

export const PAWNS: PawnDrawing[] = [
  {
    colour: 'var(--red)',
    ink: '#fffaf0',
    body: `<path d="M20 2 28 21 34 25q-14 5-28 0l6-4Z"/><path d="M13.5 27.5q6.5 1.6 13 0L35 50q-15 6-30 0Z"/>`,
    head: `<path d="M16 2 28 29H4Z"/>`,
  },
  {
    colour: 'var(--blue)',
    ink: '#fffaf0',
    body: `<path d="M20 4C9.5 4 7.5 15 7.5 26L5 50q15 6 30 0l-2.5-24C32.5 15 30.5 4 20 4Z"/><path class="face" d="M20 11c-5 0-6.5 4.5-6.5 9S15.5 29 20 29s6.5-4.5 6.5-9S25 11 20 11Z"/>`,
    head: `<path d="M5 29V15a11 12 0 0 1 22 0v14Z"/>`,
  },
  {
    colour: 'var(--gold)',
    ink: '#2a2233',
    body: `<path d="m9 5 5 7 6-10 6 10 5-7-2 15H11Z"/><path d="M13 21.5h14c.6 3-1 6-3.2 7.5 1.5 9 6.5 13 10.2 21-14 6-14 6-28 0 3.7-8 8.7-12 10.2-21-2.2-1.5-3.8-4.5-3.2-7.5Z"/>`,
    head: `<path d="M2.5 9 9.5 14.5 16 3.5l6.5 11 7-5.5-2.5 18.5h-22Z"/>`,
  },
  {
    colour: 'var(--green)',
    ink: '#fffaf0',
    body: `<path d="M27 10C29 4 34 1.5 38 1c.3 5-2.5 10.5-8 12.5Z"/><path d="M11.5 14C12 6 28 6 28.5 14c4 .4 7.5 1.5 7.5 3 0 4.6-32 4.6-32 0 0-1.5 3.5-2.6 7.5-3Z"/><path d="M12.5 22q7.5 1.4 15 0l5 6-3 23q-9.5 4-19 0l-3-23Z"/>`,
    head: `<path d="M1.5 22c0-2.2 2.8-3.4 6.5-3.8C8 8.5 13 6 18 6.5 21 2.5 25.5 1 30.5 1c.3 5-1.7 9-6 11.5.4 1.7.5 3.6.5 5.7 3.5.4 5.5 1.6 5.5 3.8 0 7-29 7-29 0Z"/>`,
  },
  {
    colour: 'var(--silver)',
    ink: '#2a2233',
    body: `<path d="M9 3c4 1 6.5 3.5 8 7h6c1.5-3.5 4-6 8-7 1 6 .5 10-1.5 13.5C30 23 26 27 20 27s-10-4-9.5-10.5C8.5 13 8 9 9 3Z"/><path d="M12 28.5q8 3 16 0c4 6 6 13 7 21.5q-15 6-30 0c1-8.5 3-15.5 7-21.5Z"/><path class="face" d="M14 16.5l4.5 2-4 1.5ZM26 16.5l-4.5 2 4 1.5Z"/>`,
    head: `<path d="M3 2c5 1 8.5 4 10.5 8h5C20.5 6 24 3 29 2c1.5 7 .5 12-2 16-.5 7-5 12-11 12S5.5 25 5 18C2.5 14 1.5 9 3 2Z"/>`,
  },
];

export const pawnOf = (seat: number): PawnDrawing => PAWNS[(seat - 1) % PAWNS.length]!;
