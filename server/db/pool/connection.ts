import { connect as connectSocket, type Socket } from "node:net";
import type { Connect, DriverQuery } from "./driver.ts";
import { asSeenByCaller, databaseUnavailable, isFatal, isServerError } from "./failures.ts";

/** One connection from its opening to its loss. It is never another one behind the same name. */
export interface Connection {
  readonly openedAt: number;
  /** When the statement in flight was asked for; null while there is none. */
  readonly busySince: number | null;
  readonly isLost: boolean;
  /** Told once, at the loss, instead of a promise that would collect listeners. */
  onLost: ((cause: Error) => void) | null;
  /** Sends a statement, one at a time. `freed` follows once the connection can take the next one; not when it was lost. */
  run(query: DriverQuery, since: number, freed: (connection: Connection) => void): void;
  /** Cuts the connection. What is in flight is rejected as unavailable: whether it happened, nobody knows. */
  lose(cause: Error): void;
  /** Ends an idle connection in order. */
  close(): void;
}

/** Opens a connection; `opened` or `lost` follows, and `lost` at the latest when the connection is over unasked. */
export function openConnection(
  connect: Connect,
  events: { opened(connection: Connection): void; lost(connection: Connection, cause: Error): void },
): Connection {
  let socket: Socket | null = null;
  let isLost = false;
  let inFlight: { reject(error: unknown): void; since: number } | null = null;

  const driver = connect({
    // The driver would reconnect on its own, and run what it still holds outside of its transaction.
    socket: ({ host, port, path }) => {
      if (socket || isLost) throw new Error("This connection is over");
      socket = path
        ? connectSocket({ path })
        : Object.assign(connectSocket({ host: host[0], port: port[0] as number }), { host: host[0] });
      return socket.setNoDelay(true);
    },
    onclose: () => connection.lose(new Error("The connection to the database was lost")),
  });

  const connection: Connection = {
    openedAt: performance.now(),
    get busySince() {
      return inFlight && inFlight.since;
    },
    get isLost() {
      return isLost;
    },
    onLost: null,
    run(query, since, freed) {
      const { resolve, reject } = query;
      const mine = { reject, since };
      inFlight = mine;
      // The driver settles from inside its parser: the connection is free once that has returned.
      const settled = () => {
        inFlight = null;
        queueMicrotask(() => isLost || freed(connection));
      };
      query.resolve = (rows) => {
        if (inFlight !== mine) return;
        settled();
        resolve(rows);
      };
      query.reject = (error) => {
        if (inFlight !== mine) return;
        settled();
        reject(asSeenByCaller(error));
        // After an error of its own making the driver's state is not to be trusted.
        if (!isServerError(error) || isFatal(error)) connection.lose(error as Error);
      };
      driver.send(query);
    },
    lose(cause) {
      if (isLost) return;
      isLost = true;
      socket?.destroy();
      events.lost(connection, cause);
      connection.onLost?.(cause);
      inFlight?.reject(databaseUnavailable(cause));
      inFlight = null;
    },
    close() {
      isLost = true;
      driver.end();
    },
  };
  driver.ready.then(() => isLost || events.opened(connection), (error) => connection.lose(error));
  return connection;
}
