import type { Socket } from "node:net";
import type postgres from "postgres";
import type { DatabaseHost } from "../../settings/database-config.ts";

/** Tagged-template SQL, without `begin`: transactions only go through `Database.transaction`. */
export type Sql = postgres.ISql;

declare const isInTransaction: unique symbol;

/**
 * The `sql` of a transaction. Functions that lock, or write in several statements, ask for it: the
 * `sql` of a context does not compile there.
 */
export type Tx = Sql & { readonly [isInTransaction]: true };

/**
 * The parts of a postgres.js 3.4.9 query this folder works with (the version is pinned;
 * `open-database.pg.test.ts` fails if they change). A query does nothing until it is first awaited;
 * then it passes itself to its `handler`, whose receiver settles it through `resolve` or `reject`.
 */
export interface DriverQuery {
  handler(query: DriverQuery): void;
  resolve(rows: unknown): void;
  reject(error: unknown): void;
  /**
   * The template, one object per place in the code; for a statement given as text a new array with
   * it.
   */
  readonly strings: readonly string[];
  readonly cursorFn?: unknown;
  readonly streaming?: boolean;
  /**
   * The parameters; derived from the arguments when absent. The driver serializes them in place.
   */
  parameters?: unknown[] | null;
  /** Why the driver prepared the statement again, if it did. */
  preparedAgain?: unknown;
  readonly options: {
    /** `false`: the server forgets the statement once it has run. */
    prepare?: boolean;
  };
}

/**
 * Lets the driver take the parameters from the arguments again. It serializes them in place, so a
 * second sending would serialize serialized values: JSON as a string, bytes as their hex digits.
 */
export function forgetSent(query: DriverQuery): void {
  query.parameters = null;
}

/**
 * Gives a query other functions to settle by. They stand in a literal: V8 allocates a function that
 * is assigned to a property in the old generation, since most such functions stay. Until the next
 * major collection it would keep the query, its parameters, its rows and everything that awaits
 * them.
 */
export function settleBy(
  query: DriverQuery,
  functions: Partial<Pick<DriverQuery, "resolve" | "reject">>,
): void {
  Object.assign(query, functions);
}

/** Sends queries over its one connection, and reports its loss. */
interface DriverConnection {
  send(query: DriverQuery): void;
  /** Whether the connection is of no use once the server can only be read. */
  readonly mustBeWritable: boolean;
  /** Resolves once the session is set up. */
  readonly ready: Promise<unknown>;
  /** Closes the session; only while nothing is in flight. */
  end(): void;
}

interface DriverHooks {
  /** Called with the address once per connection; throws to prevent a reconnect. */
  socket(host: DatabaseHost): Socket;
  onclose(): void;
  /** Called when the connection must not be used, with the reason. */
  refused(cause: Error): void;
}

export type Connect = (hooks: DriverHooks) => DriverConnection;
