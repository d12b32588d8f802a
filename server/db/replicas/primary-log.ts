import { batchReads } from "../batch-statements.ts";
import type { Sql } from "../open-database.ts";
import type { PrimaryPosition } from "./position-queries.ts";

interface Sample {
  /** When it was asked for. */
  readonly at: number;
  readonly position: number;
}

const mostSamples = 150;

/** The positions of the primary's log, as this process learnt them. */
export class PrimaryLog {
  readonly #sql: Sql;
  readonly #ask: (sql: Sql, question: null) => Promise<PrimaryPosition>;
  readonly #onNewTimeline: (position: number) => void;
  readonly #knownForMs: number;
  #samples: Sample[] = [];
  #timeline: string | null = null;
  #learntAt = -Infinity;

  constructor(
    sql: Sql,
    select: (sql: Sql) => Promise<PrimaryPosition>,
    onNewTimeline: (position: number) => void,
    knownForMs: number,
  ) {
    this.#knownForMs = knownForMs;
    this.#sql = sql;
    this.#onNewTimeline = onNewTimeline;
    this.#ask = batchReads(async (given, questions: readonly null[]) => {
      const found = await select(given);
      return questions.map(() => found);
    });
  }

  /** Whether the primary was heard of lately. */
  get isKnown(): boolean {
    return performance.now() - this.#learntAt < this.#knownForMs;
  }

  /**
   * The position after everything that was committed before the call. Concurrent callers share a
   * statement. Rejects while the primary is away.
   */
  async now(): Promise<number> {
    const { position, timeline } = await this.#ask(this.#sql, null);
    this.#learntAt = performance.now();
    if (this.#timeline !== null && this.#timeline !== timeline) {
      this.#samples = [];
      this.#onNewTimeline(position);
    }
    this.#timeline = timeline;
    return position;
  }

  /** Notes the position, so that the age of replicas can be told from it. */
  async sample(): Promise<number> {
    const at = performance.now();
    const position = await this.now();
    if (position !== this.#samples.at(-1)?.position) this.#samples.push({ at, position });
    if (this.#samples.length > mostSamples) this.#samples.shift();
    return position;
  }

  /** How long ago the primary passed this position, in ms; 0: no later one is known. */
  ageOf(position: number): number {
    const next = this.#samples.find((sample) => sample.position > position);
    return next ? performance.now() - next.at : 0;
  }
}
