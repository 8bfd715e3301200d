import { eyes, grown, head, shoulders, smile } from './bust';

const mushroom = `<path class="p" d="M-2.5 0v6h5V0"/><path class="f" d="M-7 1c0-5 3-8 7-8s7 3 7 8Z"/>`;

export const FAIRY_GLADE: Record<string, string> = {
  'fairy-queen': `<path class="t" d="M16 34C4 34 1 24 3 14c8 2 13 8 14 16ZM32 34c12 0 15-10 13-20-8 2-13 8-14 16Z"/><path d="M6 19c4 3 7 6 9 11M42 19c-4 3-7 6-9 11"/><path class="t" d="M14 46c1-7 4-11 10-12 6 1 9 5 10 12Z"/>${head}<path class="f" d="M15 20c0-7 4-10 9-10s9 3 9 10c-3-1-6-3-9-6-3 3-6 5-9 6Z"/>${eyes}${smile}<path class="t" d="m17 10 1-7 3.5 4L24 1l2.5 6L30 3l1 7c-4-2-10-2-14 0Z"/>`,
  'elf-king': `${shoulders}<path class="t" d="M16 20 8 14l3 11 5 1ZM32 20l8-6-3 11-5 1Z"/>${head}${eyes}<path class="f" d="M17 25c1 9 4 12 7 14 3-2 6-5 7-14-2 3-4 3.5-7 3.5S19 28 17 25Z"/><path class="t" d="M14 15c0-4 1-7 3-10l3 4 4-7 4 7 3-4c2 3 3 6 3 10-6-4-14-4-20 0Z"/><path d="M24 6v5"/>`,
  korrigan: `<path class="t" d="M10 46c1-8 5-12 14-12s13 4 14 12Z"/>${head}<path class="t" d="M15 21 6 17l4 9 6 1ZM33 21l9-4-4 9-6 1Z"/><path class="f" d="M13 17C16 8 22 3 34 2c-4 4-3 9 1 15-7-3-15-3-22 0Z"/>${eyes}<path d="M24 22l-1.5 4h3"/><path class="f" d="M18 28q6 3 12 0-1 8-6 12-5-4-6-12Z"/>`,
  fountain: `<path class="t" d="M5 34h38c0 6-5 10-12 10H17C10 44 5 40 5 34Z"/><path d="M20 34l1-14h6l1 14M17 20h14"/><path d="M24 18C24 8 16 5 12 10c-3 4-3 10-3 20M24 18c0-10 8-13 12-8 3 4 3 10 3 20M24 18V4"/><path class="f" d="M24 1c2 3 2 5 0 5s-2-2 0-5Z"/><path d="M12 39h24"/>`,
  'hazel-wand': `<path stroke-width="3.2" d="M7 43 26 22"/><path stroke-width="2.4" d="M26 22 30 8M26 22l14-5"/><path class="t" d="M17 32c-6-1-9-5-8-10 5 0 8 4 8 10ZM22 28c6 2 11 0 13-5-5-2-10 0-13 5Z"/><path class="f" d="m30 1 1.2 3.3 3.3 1.2-3.3 1.2L30 10l-1.2-3.3-3.3-1.2 3.3-1.2zM42 11l1 2.8 2.8 1-2.8 1-1 2.8-1-2.8-2.8-1 2.8-1z"/>`,
  philtre: `<path class="t" d="M19 4h10v10c8 3 12 9 12 16 0 9-7 15-17 15S7 39 7 30c0-7 4-13 12-16Z"/><path stroke-width="3.2" d="M17 4h14"/><path class="f" d="M24 40c-6-4-10-7-10-12 0-6 7-7 10-2 3-5 10-4 10 2 0 5-4 8-10 12Z"/><path d="M20 9h8"/>`,
  clover: `<path class="t" d="M24 22c-8-1-12-7-9-11 3-4 8-2 9 3 1-5 6-7 9-3 3 4-1 10-9 11Zm0 0c1 8 7 12 11 9 4-3 2-8-3-9 5-1 7-6 3-9-4-3-10 1-11 9Zm0 0c-1 8-7 12-11 9-4-3-2-8 3-9-5-1-7-6-3-9 4-3 10 1 11 9Z"/><path stroke-width="2.2" d="M24 23c0 9 2 15 7 22"/>`,
  'fairy-ring': `<ellipse cx="24" cy="29" rx="18" ry="12" stroke-dasharray="2 4"/><g transform="translate(24 15)">${mushroom}</g><g transform="translate(8 25)">${mushroom}</g><g transform="translate(40 25)">${mushroom}</g><g transform="translate(14 38)">${mushroom}</g><g transform="translate(34 38)">${mushroom}</g>${grown('<path class="f" d="m16 15 1 3 3 1-3 1-1 3-1-3-3-1 3-1z"/>')}`,
};
