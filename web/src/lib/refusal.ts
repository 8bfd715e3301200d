import type { FaultData } from '$/generated/api';
import { sayIfKnown } from './words.svelte';

/** A request that was refused; nothing was changed. */
export class Refusal extends Error {
  constructor(
    readonly data: FaultData,
    message: string,
    readonly status?: number,
  ) {
    super(message);
    this.name = 'Refusal';
  }

  /** The text for people, in their language. */
  get told(): string {
    const { code, refusal, rule } = this.data;
    const because = refusal && sayIfKnown(`refusal-${refusal}`);
    if (because) return rule ? `${because} (${rule})` : because;
    return (
      sayIfKnown(`refused-${code}`, { found: this.data.found ?? '', expected: this.data.expected ?? '' }) ??
      this.message
    );
  }
}

/** The server cannot be reached: the network, or it is not running. */
export class Unreachable extends Error {
  override name = 'Unreachable';
  get told(): string {
    return sayIfKnown('refused-unreachable') ?? this.message;
  }
}

/** The text for people about any problem. */
export function told(problem: unknown): string {
  if (problem instanceof Refusal || problem instanceof Unreachable) return problem.told;
  return problem instanceof Error ? problem.message : String(problem);
}
