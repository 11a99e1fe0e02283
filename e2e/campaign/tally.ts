/** With fewer attempts than this, all may be refused by chance. */
const FEW = 10;

/** Counts how often each kind of change was tried and carried out: if all were refused, nothing has been checked. */
export class Tally {
  readonly #kinds = new Map<string, { tried: number; done: number }>();

  add(kind: string, status: number): void {
    const { tried, done } = this.#kinds.get(kind) ?? { tried: 0, done: 0 };
    this.#kinds.set(kind, { tried: tried + 1, done: status < 300 ? done + 1 : done });
  }

  /** @returns a problem for each kind that was always refused */
  refused(): string[] {
    return [...this.#kinds]
      .filter(([, { tried, done }]) => tried >= FEW && done === 0)
      .map(([kind, { tried }]) => `None of ${tried} attempts to ${kind} was carried out.`);
  }
}
