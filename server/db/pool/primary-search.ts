import { setTimeout as wait } from "node:timers/promises";
import { type DatabaseHost, nameOfHost } from "../../settings/database-config.ts";

/** A server's account of itself. */
export interface Standing {
  /** Neither a standby, nor set to be only read. */
  readonly isWritable: boolean;
  /** Grows by one at each promotion; 0 where it is not known. */
  readonly timeline: number;
}

interface SearchOptions {
  readonly hosts: readonly DatabaseHost[];
  /** Asks a host. Rejects when it cannot be reached, and at the signal. */
  readonly ask: (host: DatabaseHost, signal: AbortSignal) => Promise<Standing>;
  /** Another host than before can be written. */
  readonly onMoved: (host: DatabaseHost) => void;
  /** A search ends after it, so a silent host costs no more; 1,000 by default. */
  readonly limitMs?: number;
}

/** Between two questions to a host that cannot be written yet. */
const againMs = 100;
/** How long the answers of the others are awaited once one host can be written. */
const othersMs = 100;
/** A statement that has been silent for this long may wait for a server that is gone. */
const silentMs = 300;
/** Between two looks. */
const lookMs = 500;

/**
 * Which of several hosts can be written (failover.1). All are asked at once, so that a host that
 * says nothing costs little. Of two that can be written, the one promoted last is right: the other
 * is a former primary that nobody stopped, and what it was given would be lost.
 */
export class PrimarySearch {
  readonly #options: SearchOptions;
  readonly #closing = new AbortController();
  #known: DatabaseHost | null = null;
  /** Whether the known host may have stopped or be a standby now. */
  #isDoubted = false;
  /** The highest seen. */
  #timeline = 0;
  #running: Promise<DatabaseHost> | null = null;
  #nextLook = 0;

  constructor(options: SearchOptions) {
    this.#options = options;
  }

  /** The host that can be written. Rejects within a second with what each one said. */
  find(): Promise<DatabaseHost> {
    if (this.#known && !this.#isDoubted) return Promise.resolve(this.#known);
    return this.#running ??= this.#search().finally(() => this.#running = null);
  }

  /** The next `find` asks anew: a connection was lost, or could only be read. */
  doubt(): void {
    this.#isDoubted = true;
  }

  /** Looks whether the database is written elsewhere by now while a connection is silent. */
  watch(silentForMs: number): void {
    const now = performance.now();
    if (silentForMs < silentMs || now < this.#nextLook || this.#closing.signal.aborted) return;
    // A migration may run for an hour.
    this.#nextLook = now + Math.max(lookMs, silentForMs / 10);
    this.doubt();
    this.find().catch(() => {});
  }

  /** Takes what a new connection learned. Throws when the host is not the one to write to. */
  judge(host: DatabaseHost, standing: Standing): void {
    const fault = this.#faultOf(standing);
    if (fault === null) return this.#accept(host, standing);
    this.doubt();
    throw new Error(`${nameOfHost(host)} ${fault}`);
  }

  close(): void {
    this.#closing.abort(new Error("The database was closed"));
  }

  #faultOf({ isWritable, timeline }: Standing): string | null {
    if (!isWritable) return "can only be read";
    return timeline < this.#timeline ? "was replaced by a primary that was promoted later" : null;
  }

  /** Two addresses may lead to one server: connections to the known one stay. */
  #isBetter(host: DatabaseHost, laterBy: number): boolean {
    return laterBy > 0 || laterBy === 0 && host === this.#known;
  }

  #accept(host: DatabaseHost, { timeline }: Standing): void {
    const hasMoved = this.#known !== null && this.#known !== host;
    this.#known = host;
    this.#isDoubted = false;
    this.#timeline = timeline;
    if (hasMoved) this.#options.onMoved(host);
  }

  async #search(): Promise<DatabaseHost> {
    const { hosts, ask, limitMs = 1_000 } = this.#options;
    const ending = new AbortController();
    const signal = AbortSignal.any([ending.signal, this.#closing.signal]);
    const heard = new Map<DatabaseHost, Standing | Error>();
    let best: { host: DatabaseHost; standing: Standing } | null = null;
    const found = Promise.withResolvers<void>();
    const heardAll = Promise.withResolvers<void>();
    const askAgain = async (host: DatabaseHost) => {
      while (!signal.aborted) {
        const answer = await ask(host, signal).catch((error: Error) => error);
        if (signal.aborted && answer instanceof Error) return;
        heard.set(host, answer);
        if (heard.size === hosts.length) heardAll.resolve();
        if (!(answer instanceof Error) && this.#faultOf(answer) === null) {
          if (!best || this.#isBetter(host, answer.timeline - best.standing.timeline)) {
            best = { host, standing: answer };
          }
          return found.resolve();
        }
        await wait(againMs, null, { signal }).catch(() => {});
      }
    };
    for (const host of hosts) void askAgain(host);
    const until = (promise: Promise<void>, ms: number) =>
      Promise.race([promise, wait(ms, undefined, { signal }).catch(() => {})]);
    await until(found.promise, limitMs);
    // A new process knows no timeline, and must not take a former primary for the right one.
    if (best) await until(heardAll.promise, this.#timeline === 0 ? limitMs : othersMs);
    ending.abort();
    return this.#conclude(best, heard);
  }

  #conclude(
    best: { host: DatabaseHost; standing: Standing } | null,
    heard: ReadonlyMap<DatabaseHost, Standing | Error>,
  ): DatabaseHost {
    this.#closing.signal.throwIfAborted();
    if (best) {
      this.#accept(best.host, best.standing);
      return best.host;
    }
    const said = this.#options.hosts.map((host) => {
      const answer = heard.get(host);
      const fault = !answer
        ? "does not answer"
        : answer instanceof Error
        ? wordsOf(answer)
        : this.#faultOf(answer);
      return `${nameOfHost(host)} ${fault}`;
    });
    throw Object.assign(new Error(`No host of the database can be written: ${said.join("; ")}`), {
      code: commonCode([...heard.values()]),
    });
  }
}

/** The system's word for several addresses of one name lies in the code alone. */
function wordsOf(error: Error): string {
  return `(${error.message || (error as NodeJS.ErrnoException).code || error.name})`;
}

/** The code that all hosts failed with, by which the operator is told what helps. */
function commonCode(answers: readonly (Standing | Error)[]): string | undefined {
  const codes = new Set(answers.map((answer) => (answer as { code?: string }).code));
  return codes.size === 1 ? [...codes][0] : undefined;
}
