/** What one wants done without being asked, kept in the browser. */

const PLACE = 'dedale-mondes-let-pass';

class Habits {
  #letPass = $state(kept());

  /** Whether what one cannot answer is let pass. */
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
