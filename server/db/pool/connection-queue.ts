import type { Connection } from "./connection.ts";

/** A caller that waits for a connection. */
export interface Waiting {
  readonly since: number;
  start(connection: Connection): void;
  fail(error: Error): void;
}

/** Callers that wait for a connection: first come, first served, after the few urgent ones. */
export class ConnectionQueue {
  readonly #urgent: Waiting[] = [];
  readonly #others: Waiting[] = [];
  /** Waits that ended with a connection, and their total time. */
  waits = 0;
  waitedMs = 0;

  get size(): number {
    return this.#urgent.length + this.#others.length;
  }

  /** How long the longest wait has lasted; 0 when nobody waits. */
  get oldestMs(): number {
    const since = Math.min(this.#urgent[0]?.since ?? Infinity, this.#others[0]?.since ?? Infinity);
    return since === Infinity ? 0 : performance.now() - since;
  }

  add(entry: Waiting, isUrgent: boolean): void {
    (isUrgent ? this.#urgent : this.#others).push(entry);
  }

  /** Takes the next caller, who gets a connection. */
  next(): Waiting | undefined {
    const entry = this.#urgent.shift() ?? this.#others.shift();
    if (!entry) return undefined;
    this.waits += 1;
    this.waitedMs += performance.now() - entry.since;
    return entry;
  }

  /** Takes all callers from before a time. */
  takeBefore(time: number): Waiting[] {
    return [this.#urgent, this.#others].flatMap((line) => {
      const on = line.findIndex(({ since }) => since >= time);
      return line.splice(0, on < 0 ? line.length : on);
    });
  }
}
