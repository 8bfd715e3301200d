/** Answers that the player wants given automatically, kept in the browser. */

const PLACE = 'dedale-mondes-let-pass';

class Habits {
  #letPass = $state(kept());

  /** Whether to pass automatically when no card answers. */
  get letPass(): boolean {
    return this.#letPass;
  }

  set letPass(wanted: boolean) {
    this.#letPass = wanted;
    try {
      localStorage.setItem(PLACE, String(wanted));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

function kept(): boolean {
  try {
    return localStorage.getItem(PLACE) === 'true';
  } catch {
    return false;
  }
}

export const habits = new Habits();
