import postgres from "postgres";
import { parseDatabaseUrl } from "../../settings/database-config.ts";
import { addArrayTypes, type TypeTable } from "./array-types.ts";
import { createStatementMaker, type MakeStatement } from "./make-statement.ts";
import { createTlsOfHost, type TlsOfHost } from "./tls-of-host.ts";

const driverOptions = {
  max: 1,
  types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
  connection: { application_name: "glimmer" },
  onnotice: () => {},
  // See addArrayTypes.
  fetch_types: false,
  // The pool knows the state of its connections and enforces the deadlines.
  connect_timeout: 0,
  idle_timeout: 0,
  max_lifetime: null,
};

/** The template that statements are written with, wherever they are sent. */
export interface Author {
  readonly sql: postgres.Sql<{ bigint: number }>;
  readonly make: MakeStatement;
  readonly tlsOf: TlsOfHost;
}

/**
 * The hosts are ours to choose, and TLS differs between them: the driver gets the rest of the
 * address. Throws `ConfigError` when a file that it names cannot be read.
 */
export function createAuthor(url: string): Author {
  const { credentials, path, query, tls } = parseDatabaseUrl(url);
  const asked = query.size > 0 ? `?${query}` : "";
  const sql = postgres(`postgres://${credentials}localhost${path}${asked}`, driverOptions);
  addArrayTypes(sql.options as unknown as TypeTable);
  return { sql, make: createStatementMaker(sql), tlsOf: createTlsOfHost(tls) };
}
