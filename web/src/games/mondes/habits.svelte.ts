/** Answers that the player wants given automatically, kept in the browser. */

const PLACE = 'dedale-mondes-let-pass';

class Habits {
  #letPass = $state(kept());

  /** Whether to pass automatically when no card answers; null if the player has not chosen. */
  get letPass(): boolean | null {
    return this.#letPass;
  }

  set letPass(wanted: boolean | null) {
    this.#letPass = wanted;
    try {
      localStorage.setItem(PLACE, String(wanted));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

function kept(): boolean | null {
  try {
    const chosen = localStorage.getItem(PLACE);
    return chosen === null ? null : chosen === 'true';
  } catch {
    return null;
  }
}

export const habits = new Habits();
