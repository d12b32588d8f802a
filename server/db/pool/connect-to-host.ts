import postgres from "postgres";
import type { Socket } from "node:net";
import type { DatabaseHost } from "../../settings/database-config.ts";
import type { Author } from "./author.ts";
import type { Connect, DriverQuery } from "./driver.ts";
import { openSocket } from "./open-socket.ts";
import type { PrimarySearch, Standing } from "./primary-search.ts";
import { noteMissingTls } from "./tls-of-host.ts";

type Choice =
  /** One host, which may be a standby for a while. */
  | { readonly host: DatabaseHost }
  /** Several, of which one can be written. */
  | { readonly search: Pick<PrimarySearch, "find" | "judge"> };

/**
 * Connections that share the author's types. The session's own limits end statements that we no
 * longer wait for. JIT is off: the planner cannot know how small a page is, and compiling would
 * take many times as long as reading it.
 */
export function createConnector({ sql, tlsOf }: Author, deadlineMs: number, choice: Choice): Connect {
  const setUp = `set statement_timeout = ${deadlineMs};
    set idle_in_transaction_session_timeout = ${deadlineMs};
    set jit = off`;
  return ({ socket, onclose, refused }) => {
    const connectTo = (host: DatabaseHost) => {
      const ssl = tlsOf(host);
      const open = () => {
        const opened = socket(host);
        noteMissingTls(opened, ssl, refused);
        return opened;
      };
      // The driver names host and port in its errors.
      return postgres(
        { ...sql.options, host: [host.host], port: [host.port], ssl, socket: open, onclose } as never,
      );
    };
    if ("host" in choice) {
      const one = connectTo(choice.host);
      return driverOf(() => one, one.unsafe(setUp).execute(), false);
    }
    const { search } = choice;
    let one: postgres.Sql | null = null;
    const ready = search.find().then(async (host) => {
      one = connectTo(host);
      const results = await one.unsafe<Standing[][]>(`${setUp}; ${selectStanding}`).execute();
      search.judge(host, results.at(-1)?.[0] as Standing);
    });
    return driverOf(() => one as postgres.Sql, ready, true);
  };
}

/** Its connection is there once it is ready. */
function driverOf(
  one: () => postgres.Sql,
  ready: Promise<unknown>,
  mustBeWritable: boolean,
): ReturnType<Connect> {
  let handler: DriverQuery["handler"] | null = null;
  return {
    send: (query) => (handler ??= (one()`` as unknown as DriverQuery).handler)(query),
    ready,
    mustBeWritable,
    end: () => void one().end({ timeout: 1 }).catch(() => {}),
  };
}

/**
 * The timeline is in the name of the file that is written now. Only the one that is written has
 * such a file.
 */
const selectStanding = `
  select
    not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as "isWritable",
    case
      when pg_is_in_recovery() then 0
      else ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::integer
    end as timeline`;

/** Asks a host over a connection of its own. Rejects when that fails, and at the signal. */
export function askStanding(
  { sql, tlsOf }: Author,
  host: DatabaseHost,
  signal: AbortSignal,
): Promise<Standing> {
  const { promise, resolve, reject } = Promise.withResolvers<Standing>();
  let socket: Socket | null = null;
  const ssl = tlsOf(host);
  const one = postgres({
    ...sql.options,
    host: [host.host],
    port: [host.port],
    ssl,
    socket: () => {
      // The driver would connect again and again.
      if (socket || signal.aborted) throw new Error("The connection was lost");
      socket = openSocket(host);
      noteMissingTls(socket, ssl, reject);
      return socket;
    },
    onclose: () => reject(new Error("The connection was lost")),
  } as never);
  one.unsafe<Standing[]>(selectStanding).execute().then(([row]) => resolve(row as Standing), reject);
  const giveUp = () => reject(signal.reason as Error);
  signal.addEventListener("abort", giveUp, { once: true });
  return promise.finally(() => {
    signal.removeEventListener("abort", giveUp);
    socket?.destroy();
  });
}
