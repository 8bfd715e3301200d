/** Line drawings for this game's controls, 24 × 24. */
export const GLYPHS = {
  draw: 'M6 3h9v13H6zM9 20h9V7M10.5 7v6M8 10.5l2.5 2.5 2.5-2.5',
  move: 'M5 21V9a7 7 0 0 1 14 0v12M12 10v9M9 16l3 3 3-3',
  trade: 'M4 8h14m-4-4 4 4-4 4M20 16H6m4-4-4 4 4 4',
  play: 'M5 4h10v16H5zM19 6l2 12M10 9l1 2.5 2.5.5-2 1.5.5 2.5-2-1.5L8 16l.5-2.5-2-1.5 2.5-.5z',
  discard: 'M6 3h12v9H6zM4 16h16M4 19h16M12 8v7M9.5 13l2.5 2.5 2.5-2.5',
  reveal: 'M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6ZM12 9.5a2.5 2.5 0 1 0 .1 0',
  home: 'M3 11 12 4l9 7M6 10v10h12V10M10 20v-6h4v6',
  pass: 'M5 5l8 7-8 7zM16 5v14',
  secret: 'M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6ZM4 20 20 4',
  person: 'M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8M4 21c0-5 3.5-8 8-8s8 3 8 8',
  check: 'm5 12.5 4.5 4.5L19 7',
  minus: 'M5 12h14',
  encounter: 'M4 21.5V12a8 9.5 0 0 1 16 0v9.5Z',
  object: 'M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8Z',
  bad: 'M12 2.5 21.5 12 12 21.5 2.5 12Z',
  held: 'M7 11V8a5 5 0 0 1 10 0v3M5 11h14v10H5z',
  warded: 'M12 2.5c3 2 6 2.8 9 3c.3 8-3 13.5-9 16c-6-2.5-9.3-8-9-16c3-.2 6-1 9-3z',
  key: 'M8 3a5 5 0 1 0 .1 0M11.5 11.5 20 20M16 16l3-3M18.5 18.5l2-2',
  skips: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 7v5l3.5 2',
} as const;
export type GlyphName = keyof typeof GLYPHS;
