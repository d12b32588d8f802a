import type { Socket } from "node:net";

/**
 * The parts of a postgres.js 3.4.9 query this folder works with (the version is pinned; `client.pg.test.ts` fails if they
 * change). A query does nothing until it is first awaited; then it gives itself to its `handler`, and whoever
 * took it answers through `resolve` or `reject`.
 */
export interface DriverQuery {
  handler(query: DriverQuery): void;
  resolve(rows: unknown): void;
  reject(error: unknown): void;
  readonly cursorFn?: unknown;
  readonly streaming?: boolean;
  /** What is sent beside the text; made of the arguments when there is none. The driver serializes it in place. */
  parameters?: unknown[] | null;
}

/** Sends queries over the one connection it has, and says when that is gone. */
interface DriverConnection {
  send(query: DriverQuery): void;
  /** Resolves once the server has greeted us and the session is set up. */
  readonly ready: Promise<unknown>;
  /** Says goodbye; only while nothing is in flight. */
  end(): void;
}

interface DriverHooks {
  /** Called with the address once per connection; a throw means there will be no other. */
  socket(address: { host: string[]; port: number[]; path?: string | false }): Socket;
  onclose(): void;
}

export type Connect = (hooks: DriverHooks) => DriverConnection;
