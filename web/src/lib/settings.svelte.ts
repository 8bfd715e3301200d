/** The settings of this device, kept in the browser. */

export type Language = 'en' | 'fr';
export type Theme = 'auto' | 'dark' | 'light';

export type Pace = 'slow' | 'usual' | 'quick';

export interface Settings {
  language: Language;
  theme: Theme;
  /** `auto` follows the system. */
  motion: 'auto' | 'less';
  /** How quickly things move and captions change. */
  pace: Pace;
  sound: boolean;
  /** Whether somebody was asked already. */
  soundOffered: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Whether a double click or a second key press is asked before an answer is sent. */
  confirm: boolean;
  /** Whether the only possible answer is given after a pause. */
  forced: boolean;
  /** Where games begin that need nobody from elsewhere; with others one always plays at the server. */
  host: 'device' | 'server';
}

const PLACE = 'dedale-settings';

function ofSystem(): Settings {
  const french = navigator.languages.some((language) => language.startsWith('fr'));
  const english = navigator.languages.findIndex((language) => language.startsWith('en'));
  const first = navigator.languages.findIndex((language) => language.startsWith('fr'));
  const language = french && (english < 0 || first < english) ? 'fr' : 'en';
  return {
    language,
    theme: 'auto',
    motion: 'auto',
    pace: 'usual',
    sound: false,
    soundOffered: false,
    volume: 0.5,
    confirm: true,
    forced: true,
    host: 'device',
  };
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...ofSystem(), ...kept() });

/** What the page shows, whether it was chosen or is the system's. */
export const appearance: { theme: 'dark' | 'light' } = $state({ theme: 'dark' });

/** Keeps what was chosen, and shows it on the page. Runs for as long as the page lives. */
export function followSettings(): () => void {
  const light = matchMedia('(prefers-color-scheme: light)');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const show = () => {
    const root = document.documentElement;
    root.lang = settings.language;
    appearance.theme = settings.theme === 'auto' ? (light.matches ? 'light' : 'dark') : settings.theme;
    root.dataset.theme = appearance.theme;
    root.dataset.motion = settings.motion === 'less' || still.matches ? 'less' : 'full';
  };
  light.addEventListener('change', show);
  still.addEventListener('change', show);
  const stop = $effect.root(() => {
    $effect(() => {
      show();
      try {
        localStorage.setItem(PLACE, JSON.stringify(settings));
      } catch {
        // A browser that keeps nothing still plays.
      }
    });
  });
  return () => {
    light.removeEventListener('change', show);
    still.removeEventListener('change', show);
    stop();
  };
}

/** Whether things should jump instead of moving. */
export function still(): boolean {
  return document.documentElement.dataset.motion === 'less';
}

const PACES: Record<Pace, number> = { slow: 1.8, usual: 1, quick: 0.5 };

/** A duration at the user's pace. */
export function paced(milliseconds: number): number {
  return milliseconds * (PACES[settings.pace] ?? 1);
}

/** A duration of something that moves: zero if the user wants no motion. */
export function lasting(milliseconds: number): number {
  return still() ? 0 : paced(milliseconds);
}
