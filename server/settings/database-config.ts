import { z } from "zod";
import { takeNeedless } from "./database-parameters.ts";
import { type GivenTls, putTls, takeTls } from "./database-tls.ts";

/** One address of a PostgreSQL server. */
export interface DatabaseHost {
  /** A name, an address without brackets, or the folder of a socket. */
  readonly host: string;
  readonly port: number;
  /** The path of the socket; null: reached over the network. */
  readonly socket: string | null;
}

/** The parts of DATABASE_URL. */
interface DatabaseAddress {
  readonly hosts: readonly DatabaseHost[];
  /** User and password, still encoded, with the `@`; or nothing. */
  readonly credentials: string;
  readonly user: string;
  readonly password: string;
  readonly database: string;
  /** The database's path, and what the driver takes from the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly tls: GivenTls;
  /** Whether only a server that can be written is used (failover.1). */
  readonly mustBeWritable: boolean;
  /** Lines that the log should have about it. */
  readonly notes: readonly string[];
}

const example = "postgres://user:password@host:5432/database, several hosts with a comma in between";
const defaultPort = 5432;

/**
 * Parses an address as libpq does: several hosts (`h1:5432,h2:5433`), IPv6 in brackets, sockets
 * (`?host=/var/run/postgresql`, or `%2Fvar%2Frun%2Fpostgresql` as the host). Throws a `TypeError`
 * whose message says what was expected, without quoting a password.
 */
export function parseDatabaseUrl(url: string): DatabaseAddress {
  const parts = /^postgres(?:ql)?:\/\/([^/?#]*@)?([^/?#@]*)(\/[^?#]*)?(?:\?([^#]*))?$/i.exec(url);
  if (!parts) throw new TypeError(`expected ${example}`);
  const [, credentials = "", authority = "", path = "", given = ""] = parts;
  if (!isDecodable(credentials)) {
    throw new TypeError("expected user and password with special characters encoded, such as %25 for %");
  }
  const query = new URLSearchParams(given);
  const hosts = query.get("host") === null
    ? authority.split(",").map((one) => readHost(one, query.get("port")))
    : readHostList(query.get("host") ?? "", query.get("port"));
  const target = query.get("target_session_attrs");
  if (target !== null && target !== "read-write" && target !== "primary") {
    throw new TypeError("expected target_session_attrs=read-write or none: one host must be written");
  }
  for (const name of ["host", "port", "target_session_attrs"]) query.delete(name);
  const notes = takeNeedless(query);
  const tls = takeTls(query);
  const [user = "", password = ""] = credentials.slice(0, -1).split(/:(.*)/s).map(decodeURIComponent);
  return {
    hosts,
    credentials,
    user,
    password,
    database: path.slice(1) || user,
    path,
    query,
    tls,
    mustBeWritable: hosts.length > 1 || target !== null,
    notes,
  };
}

/** All hosts of an address, in its order. Throws like `parseDatabaseUrl`. */
export function parseDatabaseHosts(url: string): readonly DatabaseHost[] {
  return parseDatabaseUrl(url).hosts;
}

/** A host as people write it: `db:5432`, `[::1]:5432`, `/run/postgresql/.s.PGSQL.5432`. */
export function nameOfHost({ host, port, socket }: DatabaseHost): string {
  return socket ?? `${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** The address with one of its hosts alone, for what takes no several. */
export function formatUrlOfHost(url: string, host: DatabaseHost): string {
  const { credentials, path, query, tls } = parseDatabaseUrl(url);
  const rest = new URLSearchParams(query);
  putTls(rest, tls);
  if (host.socket) {
    rest.set("host", host.host);
    rest.set("port", String(host.port));
  }
  const asked = rest.size > 0 ? `?${rest}` : "";
  return `postgres://${credentials}${host.socket ? "" : nameOfHost(host)}${path}${asked}`;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** `name`, `name:5433`, `[::1]:5433` or `%2Ffolder`; nothing is this machine. */
function readHost(text: string, port: string | null): DatabaseHost {
  const [, inBrackets, plain = "", own] = /^(?:\[([\da-f:.%]+)\]|([^:[\]\s]*))(?::(.*))?$/i.exec(text) ?? [];
  if (inBrackets === undefined && plain === "" && text !== "" && !text.startsWith(":")) {
    throw new TypeError(`expected ${example}`);
  }
  if (!isDecodable(plain)) throw new TypeError(`expected ${example}`);
  return hostAt(inBrackets ?? (decodeURIComponent(plain) || "localhost"), own || port);
}

/** The query's `host` and `port`: one port for all hosts, or one each. */
function readHostList(hosts: string, ports: string | null): DatabaseHost[] {
  const list = hosts.split(",");
  const given = ports?.split(",") ?? [];
  if (given.length > 1 && given.length !== list.length) {
    throw new TypeError(`expected one port for all hosts, or one for each of the ${list.length}`);
  }
  return list.map((host, at) => hostAt(host || "localhost", given[given.length > 1 ? at : 0] ?? null));
}

function hostAt(host: string, given: string | null): DatabaseHost {
  const port = given ? Number(given) : defaultPort;
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    // Not what was given: it is a part of the password when that has a / in it.
    throw new TypeError(
      "expected a port from 1 to 65535 after the host, and a password with special characters encoded, " +
        "such as %2F for /",
    );
  }
  return { host, port, socket: host.startsWith("/") ? `${host}/.s.PGSQL.${port}` : null };
}

/** Says in words why an address cannot be used. */
export function refuseUnusableUrl(url: string, context: z.core.$RefinementCtx<string>): void {
  try {
    parseDatabaseUrl(url);
  } catch (error) {
    context.addIssue({ code: "custom", message: (error as Error).message });
  }
}

/** The rows of `environment` in config.ts. */
export const databaseSettings = {
  DATABASE_URL: z.string().superRefine(refuseUnusableUrl),
  /** How many connections for statements a process opens at most. */
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(500).default(10),
};

/** The settings of the database. */
export interface DatabaseConfig {
  readonly databaseUrl: string;
  /** Connections for statements, at most. */
  readonly databaseConnections: number;
}

interface DatabaseSettings {
  readonly DATABASE_URL: string;
  readonly DATABASE_CONNECTIONS: number;
}

/** Reads what `databaseSettings` parsed. */
export function readDatabaseConfig(settings: DatabaseSettings): DatabaseConfig {
  return { databaseUrl: settings.DATABASE_URL, databaseConnections: settings.DATABASE_CONNECTIONS };
}
