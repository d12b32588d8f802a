import type { Readable, Writable } from "node:stream";
import postgres from "postgres";
import { type DatabaseHost, parseDatabaseUrl } from "../../settings/database-config.ts";
import { createTlsOfHost } from "../pool/tls-of-host.ts";
import { findWritableUrl } from "./find-writable-url.ts";

/**
 * One connection for one transaction with COPY, which the pool has not: a stream keeps its
 * connection for hours.
 */
export interface CopyConnection {
  /** Runs a statement. Rejects once the connection was lost: the next one is another session. */
  rows<Row extends object>(text: string, parameters?: readonly string[]): Promise<Row[]>;
  /** The rows of a `copy … to stdout`. Read it to its end before the next statement. */
  read(statement: string): Promise<Readable>;
  /** Takes the rows of a `copy … from stdin`. End it before the next statement. */
  write(statement: string): Promise<Writable>;
  /** Aborts when the connection is lost: a stream alone may wait for ever. */
  readonly lost: AbortSignal;
  /** Rolls back what was not committed. */
  close(): Promise<void>;
}

/** The same text for the same row, whatever the server's settings are. */
const setUp = `
  set statement_timeout = 0;
  set idle_in_transaction_session_timeout = 0;
  set lock_timeout = 0;
  set datestyle = 'ISO, YMD';
  set intervalstyle = 'postgres';
  set extra_float_digits = 1;
  set bytea_output = 'hex';
  set timezone = 'UTC';
  set synchronize_seqscans = off;
  set max_parallel_workers_per_gather = 0;
  set jit = off;
  set search_path = pg_catalog`;

/**
 * Opens it, at the host that can be written when the address has several. Names in statements are
 * written with their schema. Rejects with the driver's error when the database is away, and with
 * what each host said when none can be written.
 */
export async function openCopyConnection(url: string): Promise<CopyConnection> {
  const losing = new AbortController();
  const { hosts: [host], credentials, path, query, tls } = parseDatabaseUrl(await findWritableUrl(url));
  const { host: name, port, socket } = host as DatabaseHost;
  // From an address the driver takes neither a socket nor IPv6. Lists, which its types do not know.
  const sql = postgres(`postgres://${credentials}localhost${path}${query.size > 0 ? `?${query}` : ""}`, {
    host: [name] as unknown as string,
    port: [port] as unknown as number,
    ...socket ? { path: socket } : {},
    ssl: createTlsOfHost(tls)(host as DatabaseHost),
    max: 1,
    fetch_types: false,
    prepare: false,
    idle_timeout: 0,
    max_lifetime: null,
    connect_timeout: 30,
    connection: { application_name: "glimmer copy" },
    onnotice: () => {},
    onclose: () => losing.abort(new Error("The connection to the database was lost.")),
  });
  const close = () => sql.end({ timeout: 1 });
  const ask = (text: string, parameters: readonly string[] = []) => {
    losing.signal.throwIfAborted();
    return sql.unsafe(text, [...parameters]);
  };
  try {
    await ask(setUp);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    rows: async <Row extends object>(text: string, parameters?: readonly string[]) => [
      ...await ask(text, parameters) as unknown as Row[],
    ],
    read: async (statement) => {
      const stream = await ask(statement).readable();
      // The driver pauses its socket while rows wait, and resumes it when more are wanted. After
      // the last row nobody wants more, and the answer to the next statement is never read: under
      // Deno after each copy of 256 KB and more.
      return stream.once("end", () => stream._read(0));
    },
    write: async (statement) => {
      const query = ask(statement);
      const stream = await query.writable();
      // The driver has settled the query by now, and would tell nobody why the rows were refused.
      (query as unknown as { reject: (error: Error) => void }).reject = (error) => stream.destroy(error);
      return stream;
    },
    lost: losing.signal,
    close,
  };
}
