/** The worlds as small signs: lines, 48 × 48; `t` is tinted, `f` solid. */
import { monogram } from './monogram';

const EMBLEMS: Record<string, string> = {
  otherworld: `<path class="t" d="M8 42 11 16c1-5 7-5 8 0l2 26ZM25 42l2-34c1-5 9-5 10 0l3 34Z"/><path d="M2 42h44M12 24l5 4M29 16l7 5M29 27l8 5"/>`,
  'wild-hunt': `<path class="t" d="M19 44c-3-8-4-13-2-18 2-4 8-5 11-2 3 2 5 5 9 7-1 3-4 4-8 3-1 4-1 7 1 10Z"/><path stroke-width="2.2" d="M19 24C13 20 10 14 12 5M13.5 16C9 15 6 12 5 8M23 22c-2-6-1-12 4-17M23 14c4 0 8-2 10-5"/>`,
  'fairy-glade': `<path class="t" d="M10 30c0-10 7-16 14-16s14 6 14 16Z"/><path d="M20 30c.5 5 0 9-1 13h10c-1-4-1.5-8-1-13M6 43h36"/><circle class="f" cx="19" cy="23" r="2.4"/><circle class="f" cx="28" cy="20" r="2"/><path d="m38 6 1 3 3 1-3 1-1 3-1-3-3-1 3-1zM9 8l.8 2.2L12 11l-2.2.8L9 14l-.8-2.2L6 11l2.2-.8z" class="f"/>`,
  'looking-glass': `<ellipse class="t" cx="24" cy="22" rx="14" ry="18"/><ellipse cx="24" cy="22" rx="10" ry="14"/><path d="M24 40v5M16 45h16M18 25c3 5 9 5 12 0M18 25c4 2 8 2 12 0M21 26v2.5M24 26.5v3M27 26v2.5"/><circle class="f" cx="20.5" cy="18" r="1.6"/><circle class="f" cx="27.5" cy="18" r="1.6"/>`,
  'middle-earth': `<path class="t" d="M2 42 19 12l8 14 5-8 14 24Z"/><path d="m14 21 5 4 4-5M29 23l3 3 3-3"/><circle cx="36" cy="9" r="5.5" stroke-width="2.6"/>`,
  crypt: `<path class="t" d="M9 44V20C9 10 24 3 24 3s15 7 15 17v24Z"/><path d="M15 44V23c0-6 9-11 9-11s9 5 9 11v21M24 12v32M15 27h18M15 36h18"/>`,
  multiverse: `<circle class="t" cx="24" cy="24" r="7"/><ellipse cx="24" cy="24" rx="21" ry="8"/><ellipse cx="24" cy="24" rx="21" ry="8" transform="rotate(60 24 24)"/><ellipse cx="24" cy="24" rx="21" ry="8" transform="rotate(-60 24 24)"/><circle class="f" cx="45" cy="24" r="2.2"/><circle class="f" cx="13.5" cy="6" r="2.2"/>`,
  'swords-dragons': `<path class="t" d="m24 3 18 10v21L24 45 6 34V13Z"/><path d="M24 3 13 17h22ZM13 17 6 34l18-3 18 3-7-17M13 17l11 14 11-14M24 31v14M6 13l7 4M42 13l-7 4"/>`,
};

/** A world's sign; a gate for one of a group's own. */
export function emblemOf(world: string): string {
  const gate = `<path class="t" d="M7 45V21C7 10 14 3 24 3s17 7 17 18v24Z"/><path d="M13 45V22c0-8 4-13 11-13s11 5 11 13v23M2 45h44"/>`;
  return Object.hasOwn(EMBLEMS, world) ? EMBLEMS[world]! : `${gate}${monogram(world, 24, 37, 18)}`;
}
