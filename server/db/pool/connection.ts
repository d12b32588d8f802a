import type { Socket } from "node:net";
import type { DatabaseHost } from "../../database-config.ts";
import { type Connect, type DriverQuery, settleBy } from "./driver.ts";
import { nameOf } from "./statement-names.ts";
import {
  databaseUnavailable,
  isFatal,
  isOtherSession,
  isReadOnly,
  isServerError,
  Late,
  toCallerError,
  tooSlow,
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
export function openConnection(
  connect: Connect,
  events: ConnectionEvents,
): Connection {
  let socket: Socket | null = null;
  let host: DatabaseHost | null = null;
  let isOpen = false;
  let isLost = false;
  let inFlight: InFlight | null = null;

  const driver = connect({
    // The driver would reconnect by itself and run queued statements outside their transaction.
    socket: (found) => {
      if (socket || isLost) throw new Error("This connection is closed");
      host = found;
      return socket = openSocket(found);
    },
    onclose: () => connection.lose(new Error("The connection to the database was lost")),
  });

  const connection: Connection = {
    openedAt: performance.now(),
    get host() {
      return host;
    },
    get busySince() {
      return inFlight && inFlight.since;
    },
    get silentSince() {
      return isOpen ? inFlight && inFlight.sentAt : connection.openedAt;
    },
    get isLost() {
      return isLost;
    },
    onLost: null,
    run(query, since, freed) {
      const { resolve, reject } = query;
      const mine = { query, reject, since, sentAt: performance.now() };
      inFlight = mine;
      // Promises settle inside the driver's parser; the connection is free once it has returned.
      const settled = (rows: number, error: unknown) => {
        inFlight = null;
        queueMicrotask(() => isLost || freed(connection));
        reportEnd(events, mine, rows, error);
      };
      settleBy(query, {
        resolve: (rows) => {
          if (inFlight !== mine) return;
          settled((rows as { count?: number | null }).count ?? 0, null);
          resolve(rows);
        },
        reject: (error) => {
          if (inFlight !== mine) return;
          settled(0, error);
          reject(toCallerError(error));
          // After an internal error the driver's state is undefined.
          const isUnusable = !isServerError(error) || isFatal(error);
          if (isUnusable || driver.mustBeWritable && isReadOnly(error)) connection.lose(error as Error);
        },
      });
      driver.send(query);
    },
    lose(cause) {
      if (isLost) return;
      isLost = true;
      socket?.destroy();
      events.lost(connection, cause);
      connection.onLost?.(cause);
      if (inFlight) reportEnd(events, inFlight, 0, cause);
      inFlight?.reject(errorAfterLoss(inFlight, cause));
      inFlight = null;
    },
    close() {
      isLost = true;
      driver.end();
    },
  };
  driver.ready.then(() => {
    isOpen = true;
    if (!isLost) events.opened(connection);
  }, (error) => connection.lose(error));
  return connection;
}

/** The earliest `silentSince` of them; `now` when nothing is owed. */
export function silentSince(connections: readonly Connection[], now: number): number {
  return connections.reduce((earliest, { silentSince }) => Math.min(earliest, silentSince ?? now), now);
}

/** A caller who used up its time waiting for a connection met a busy database, not a silent one. */
function errorAfterLoss({ since, sentAt }: InFlight, cause: Error): Error {
  return cause instanceof Late && sentAt - since > graceMs ? tooSlow(cause) : databaseUnavailable(cause);
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
