import postgres from "postgres";
import type { Socket } from "node:net";
import type { DatabaseHost } from "../../settings/database-config.ts";
import type { Author } from "./author.ts";
import type { Connect, DriverQuery } from "./driver.ts";
import { openSocket } from "./open-socket.ts";
import type { PrimarySearch, Standing } from "./primary-search.ts";

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
export function createConnector({ sql }: Author, deadlineMs: number, choice: Choice): Connect {
  const setUp = `set statement_timeout = ${deadlineMs};
    set idle_in_transaction_session_timeout = ${deadlineMs};
    set jit = off`;
  return ({ socket, onclose }) => {
    const options = { ...sql.options, onclose };
    /** The driver names it in its errors. */
    const openAt = (host: DatabaseHost) => {
      Object.assign(options, { host: [host.host], port: [host.port] });
      return socket(host);
    };
    const connect = (open: () => Socket | Promise<Socket>) =>
      postgres(Object.assign(options, { socket: open }) as never);
    const driverOf = (one: postgres.Sql, ready: Promise<unknown>) => ({
      send: (one`` as unknown as DriverQuery).handler,
      ready,
      mustBeWritable: "search" in choice,
      end: () => void one.end({ timeout: 1 }).catch(() => {}),
    });
    if ("host" in choice) {
      const one = connect(() => openAt(choice.host));
      return driverOf(one, one.unsafe(setUp).execute());
    }
    const { search } = choice;
    let host: DatabaseHost;
    const one = connect(async () => openAt(host = await search.find()));
    const ready = one.unsafe<Standing[][]>(`${setUp}; ${selectStanding}`).execute()
      .then((results) => search.judge(host, results.at(-1)?.[0] as Standing));
    return driverOf(one, ready);
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
export function askStanding({ sql }: Author, host: DatabaseHost, signal: AbortSignal): Promise<Standing> {
  const { promise, resolve, reject } = Promise.withResolvers<Standing>();
  let socket: Socket | null = null;
  const one = postgres({
    ...sql.options,
    host: [host.host],
    port: [host.port],
    socket: () => {
      // The driver would connect again and again.
      if (socket || signal.aborted) throw new Error("The connection was lost");
      return socket = openSocket(host);
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
