import { grown, horse } from './bust';

export const OTHERWORLD: Record<string, string> = {
  esus: `<path class="t" d="M12 45c3-8 3.5-16 2.5-25h9c-1 9-.5 17 3.5 25Z"/><path class="t" d="M19 21.5C9 22.5 3.5 15.5 7.5 10 8 3.5 16 1.5 20 5c5-4 13-1 12 5 4.5 5-1 11.8-9.5 11.5Z"/><path d="M12 12q2-3 5-2M22 13q3-2 5 1M17 27v9M20 36v5"/><path stroke-width="2.8" d="M44 43 28 31"/><path class="f" d="M21 25.5c-1.8 4.5-.6 10 3.2 13.7l8.6-5.5-4.6-6.4Z"/><path d="M6 45h38"/>`,
  ambactes: `<path stroke-width="2" d="M9 44 39 5M39 44 9 5"/><path class="f" d="m7 2 6 3-4 4.5zM41 2l-6 3 4 4.5z"/><ellipse class="t" cx="24" cy="25" rx="11" ry="17"/><path d="M24 8v34"/><ellipse class="f" cx="24" cy="25" rx="3.4" ry="7"/><path d="M18 16c3 2 3 5 0 7M30 16c-3 2-3 5 0 7M18 35c3-2 3-5 0-7M30 35c-3-2-3-5 0-7"/>`,
  cernunnos: `<path class="t" d="M17 26c0-5 14-5 14 0l-1.5 11L24 43l-5.5-6Z"/><path d="M20 31h3M25 31h3M24 32v4M21.5 38.5h5"/><path stroke-width="2.2" d="M18 24C10 22 6 16 7 6M12.5 20.5C11 16 12 12 15 9M8 15c-2.5-.5-4-2-5-4M30 24c8-2 12-8 11-18M35.5 20.5C37 16 36 12 33 9M40 15c2.5-.5 4-2 5-4"/><path d="M14 27l-4 2 4 2M34 27l4 2-4 2"/>`,
  epona: horse + `<path d="M40 34c2 1 3 3 3 5M36 36c2 2 3 4 3 7"/>`,
  cauldron: grown(
    `<path class="t" d="M7 14c-3 8 1.7 13.3 9 13.3S28 22 25 14Z"/><rect class="t" x="4.5" y="10.3" width="23" height="4" rx="2"/><path d="M9.5 25.7 8 29.5M22.5 25.7l1.5 3.8M11 19.5c.4 2 1.6 3.3 3.3 4M10 8c-2-3 2-4 0-7M16 7.5c-2-3 2-4 0-7M22 8c-2-3 2-4 0-7"/>`,
  ),
  sickle: `<path class="t" d="M40 9C25 2 9 11 9 26c0 5 2 8.5 5 11l5-5C16 24 23 14 40 9Z"/><path class="f" d="m14.5 37.5 4.8-4.8 10.5 10-3.6 3.6z"/><path d="M14 20l4 1.5M20 12.5l3 3"/><path d="M32 25c2-3 6-2 6 1 3-1 5 3 2 5-2 1-5 1-8 0-3-1-3-5 0-6ZM36 31v6"/>`,
  giant: `<path class="t" d="M18 20c0-4 12-4 12 0l3 9H15Z"/><circle class="t" cx="24" cy="11" r="6"/><path d="M19 8c1-4 9-4 10 0M22 11h.1M26 11h.1M21 14.5q3 1.5 6 0"/><path stroke-width="3.4" d="M19 29c0 8-12 4-12 10 0 4 6 5 9 2M29 29c0 8 12 4 12 10 0 4-6 5-9 2"/><path d="M16 41l4-2M32 41l-4-2"/><path stroke-width="2.2" d="M17 21 8 24l3-12M31 21l9 2"/><path class="f" d="M7 3l7 2-3 8z"/>`,
  mist: `<path class="t" d="M14 33c-2-14 2-26 10-26s12 12 10 26c-3-3-5 3-10 0-4 3-7-3-10 0Z"/><ellipse class="f" cx="20" cy="18" rx="2.2" ry="3"/><ellipse class="f" cx="28" cy="18" rx="2.2" ry="3"/><ellipse class="f" cx="24" cy="25.5" rx="1.6" ry="2.4"/><path d="M3 38c5-4 8 4 13 0s8 4 13 0 8 3 16 0M7 44c5-3 8 3 12 0s8 3 12 0 7 2 11 0"/>`,
};
