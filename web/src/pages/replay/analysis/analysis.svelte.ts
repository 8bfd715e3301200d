import type { AnalysisProgress } from '$/generated/api';
import { api } from '$/lib/api';
import { isHere } from '$/lib/local/built';
import { me } from '$/lib/me.svelte';
import { Refusal } from '$/lib/refusal';
import type { AnalysisDocument, Observer } from '$/lib/table/wire';

const FIRST_WAIT = 800;
const LONGEST_WAIT = 10_000;

/** The host's part in it. */
export interface House {
  begin(): Promise<AnalysisProgress>;
  look(as: Observer, language: string): Promise<AnalysisDocument>;
}

export function houseOf(table: string): House {
  const path = `/api/tables/${table}/analysis`;
  return {
    async begin() {
      if (!isHere(table)) await me.atLeastGuest();
      return api.post(path);
    },
    look: (as, language) => {
      const seat = Number.isInteger(Number(as)) ? `as=${as}&` : '';
      return api.get(`${path}?${seat}lang=${language}`);
    },
  };
}

/** The analysis of a finished game: asked for once by anybody, and looked at until it is done. */
export class Analysis {
  /** Undefined until the server was asked, null where nobody wants one yet. */
  found: AnalysisDocument | null | undefined = $state.raw(undefined);
  problem: unknown = $state.raw();
  asking = $state(false);
  /** Counts the reasons to look anew. */
  #rounds = $state(0);

  constructor(private readonly house: House) {}

  get isDone(): boolean {
    return this.found?.state === 'done';
  }

  /** Asks for it; an analysis under way goes on. */
  begin = async () => {
    if (this.asking) return;
    this.asking = true;
    this.problem = undefined;
    try {
      const begun = await this.house.begin();
      this.found = { ...begun, report: this.found?.report ?? null, told: this.found?.told };
      this.#rounds += 1;
    } catch (problem) {
      this.problem = problem;
    } finally {
      this.asking = false;
    }
  };

  /** Looks at it as somebody until it is done: often at first, then less and less, and never while nobody is there. For an effect. */
  follow(as: Observer, language: string): () => void {
    void this.#rounds;
    let ended = false;
    let looking = false;
    let finished = false;
    let wait = FIRST_WAIT;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const look = async () => {
      if (ended || looking || finished || document.visibilityState === 'hidden') return;
      looking = true;
      clearTimeout(timer);
      try {
        const found = await this.house.look(as, language);
        if (ended) return;
        this.found = found;
        finished = found.state === 'done';
      } catch (problem) {
        if (ended) return;
        finished = problem instanceof Refusal && problem.data.code !== 'too-many-requests';
        if (problem instanceof Refusal && problem.data.code === 'no-analysis') this.found = null;
        else if (finished) this.problem = problem;
      } finally {
        looking = false;
      }
      timer = setTimeout(looked, wait);
      wait = Math.min(wait * 1.4, LONGEST_WAIT);
    };

    const looked = () => void look();
    document.addEventListener('visibilitychange', looked);
    void look();
    return () => {
      ended = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', looked);
    };
  }
}
