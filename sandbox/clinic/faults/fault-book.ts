import type { ClinicFault } from './fault.ts';

export type StoredClinicFault = ClinicFault & { id: number };

/** Which faults are set. In memory: a stand-in that starts anew is in order. */
export class FaultBook {
  #lastId = 0;
  #faults: (StoredClinicFault & { left: number })[] = [];
  #onClear = new Set<() => void>();

  add(fault: ClinicFault): StoredClinicFault {
    this.#lastId += 1;
    const written = { ...fault, id: this.#lastId };
    this.#faults.push({ ...written, left: fault.times ?? Number.POSITIVE_INFINITY });
    return written;
  }

  /** The oldest fault that hits a call of these operations; taking it uses it up by one. */
  take(operations: string[]): StoredClinicFault | undefined {
    const hit = this.#faults.find(
      ({ operation, probability = 1 }) => (operation === '*' || operations.includes(operation)) && Math.random() < probability,
    );
    if (!hit) return undefined;
    hit.left -= 1;
    this.#faults = this.#faults.filter((fault) => fault.left > 0);
    return hit;
  }

  list(): (StoredClinicFault & { left: number | null })[] {
    return this.#faults.map((fault) => ({ ...fault, left: Number.isFinite(fault.left) ? fault.left : null }));
  }

  /** Also ends every call that hangs. */
  clear(): void {
    this.#faults = [];
    for (const release of this.#onClear) release();
    this.#onClear.clear();
  }

  untilCleared(): Promise<void> {
    return new Promise((resolve) => this.#onClear.add(resolve));
  }
}
