import type { Socket } from "node:net";
import type { DatabaseHost } from "../../settings/database-config.ts";
import { type Connect, type DriverQuery, settleBy } from "./driver.ts";
import { nameOf } from "./statement-names.ts";
import {
  convertToCallerError,
  isFatal,
  isOtherSession,
  isReadOnly,
  isServerError,
  Late,
  makeDatabaseUnavailable,
  makeTooSlow,
} from "./database-failures.ts";
import { openSocket } from "./open-socket.ts";

/**
 * The server ends a statement at the same deadline and reports it; we give up on one that stays
 * silent for longer.
 */
export const graceMs = 1_000;

/** Figures of an ended statement. */
export interface EndedStatement {
  /** See `statement-names.ts`. */
  readonly name: string;
  /** The wait for a connection. */
  readonly waitedMs: number;
  readonly ranMs: number;
  readonly rows: number;
  readonly error: unknown;
}

/** One connection from its opening to its loss. It never reconnects. */
export interface Connection {
  readonly openedAt: number;
  /** Where it leads; null until that was found. */
  readonly host: DatabaseHost | null;
  /** When the statement in flight was requested; null while there is none. */
  readonly busySince: number | null;
  /** Since when the server owes a response, to the statement or the opening; null: to nothing. */
  readonly silentSince: number | null;
  readonly isLost: boolean;
  /** Called once, at the loss; a promise would collect listeners. */
  onLost: ((cause: Error) => void) | null;
  /**
   * Sends a statement, one at a time. `freed` follows once the connection can take the next one;
   * not when it was lost.
   */
  run(query: DriverQuery, since: number, freed: (connection: Connection) => void): void;
  /**
   * Closes the connection at once. The statement in flight rejects as unavailable; it
   * may have been executed.
   */
  lose(cause: Error): void;
  /** Closes an idle connection. */
  close(): void;
}

interface ConnectionEvents {
  opened(connection: Connection): void;
  lost(connection: Connection, cause: Error): void;
  ended?(statement: EndedStatement): void;
  /** A prepared statement is missing: the connection has another database session than before. */
  sessionLost?(): void;
}

interface InFlight {
  readonly query: DriverQuery;
  readonly reject: (error: unknown) => void;
  /** When the statement was requested. */
  readonly since: number;
  readonly sentAt: number;
}

/**
 * Opens a connection; `opened` or `lost` follows, and `lost` when the connection ends by itself.
 */
export function openConnection(connect: Connect, events: ConnectionEvents): Connection {
  return new DriverConnection(connect, events);
}

class DriverConnection implements Connection {
  readonly openedAt = performance.now();
  host: DatabaseHost | null = null;
  isLost = false;
  onLost: Connection["onLost"] = null;
  readonly #events: ConnectionEvents;
  readonly #driver: ReturnType<Connect>;
  #socket: Socket | null = null;
  #isOpen = false;
  #inFlight: InFlight | null = null;

  constructor(connect: Connect, events: ConnectionEvents) {
    this.#events = events;
    this.#driver = connect({
      // The driver would reconnect by itself and run queued statements outside their transaction.
      socket: (host) => {
        if (this.#socket || this.isLost) throw new Error("This connection is closed");
        this.host = host;
        return this.#socket = openSocket(host);
      },
      onclose: () => this.lose(new Error("The connection to the database was lost")),
      refused: (cause) => this.lose(cause),
    });
    this.#driver.ready.then(() => {
      this.#isOpen = true;
      if (!this.isLost) events.opened(this);
    }, (error) => this.lose(error as Error));
  }

  get busySince(): number | null {
    return this.#inFlight && this.#inFlight.since;
  }

  get silentSince(): number | null {
    return this.#isOpen ? this.#inFlight && this.#inFlight.sentAt : this.openedAt;
  }

  run(query: DriverQuery, since: number, freed: (connection: Connection) => void): void {
    const { resolve, reject } = query;
    const mine = { query, reject, since, sentAt: performance.now() };
    this.#inFlight = mine;
    // Promises settle inside the driver's parser; the connection is free once it has returned.
    const settled = (rows: number, error: unknown) => {
      this.#inFlight = null;
      queueMicrotask(() => this.isLost || freed(this));
      reportEnd(this.#events, mine, rows, error);
    };
    settleBy(query, {
      resolve: (rows) => {
        if (this.#inFlight !== mine) return;
        settled((rows as { count?: number | null }).count ?? 0, null);
        resolve(rows);
      },
      reject: (error) => {
        if (this.#inFlight !== mine) return;
        settled(0, error);
        reject(convertToCallerError(error));
        if (this.#isUnusableAfter(error)) this.lose(error as Error);
      },
    });
    this.#driver.send(query);
  }

  lose(cause: Error): void {
    if (this.isLost) return;
    this.isLost = true;
    this.#socket?.destroy();
    this.#events.lost(this, cause);
    this.onLost?.(cause);
    const inFlight = this.#inFlight;
    if (inFlight) reportEnd(this.#events, inFlight, 0, cause);
    inFlight?.reject(errorAfterLoss(inFlight, cause));
    this.#inFlight = null;
  }

  close(): void {
    this.isLost = true;
    this.#driver.end();
  }

  /** After an internal error the driver's state is undefined. */
  #isUnusableAfter(error: unknown): boolean {
    return !isServerError(error) || isFatal(error) || this.#driver.mustBeWritable && isReadOnly(error);
  }
}

/** The earliest `silentSince` of them; `now` when nothing is owed. */
export function silentSince(connections: readonly Connection[], now: number): number {
  return connections.reduce((earliest, { silentSince }) => Math.min(earliest, silentSince ?? now), now);
}

/** A caller who used up its time waiting for a connection met a busy database, not a silent one. */
function errorAfterLoss({ since, sentAt }: InFlight, cause: Error): Error {
  return cause instanceof Late && sentAt - since > graceMs
    ? makeTooSlow(cause)
    : makeDatabaseUnavailable(cause);
}

function reportEnd(events: ConnectionEvents, statement: InFlight, rows: number, error: unknown): void {
  if (isOtherSession(error) || isOtherSession(statement.query.preparedAgain)) events.sessionLost?.();
  events.ended?.(describeEnded(statement, rows, error));
}

function describeEnded({ query, since, sentAt }: InFlight, rows: number, error: unknown): EndedStatement {
  return {
    name: nameOf(query),
    waitedMs: sentAt - since,
    ranMs: performance.now() - sentAt,
    rows,
    error,
  };
}
