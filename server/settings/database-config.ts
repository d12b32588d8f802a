import { z } from "zod";
import { type GivenTls, putTls, takeTls } from "./database-tls.ts";

/** Handed on: the driver sends them to the server. */
const passedOn: ReadonlySet<string> = new Set(["application_name", "options"]);

/**
 * Parameters that libpq, or other clients of hosted databases, take, and nothing here depends on.
 * Deadlines, and which of several hosts is asked, are ours; without GSSAPI nothing of it is used.
 */
const needless: ReadonlySet<string> = new Set([
  "connect_timeout",
  "fallback_application_name",
  "gssdelegation",
  "gsslib",
  "keepalives",
  "keepalives_count",
  "keepalives_idle",
  "keepalives_interval",
  "krbsrvname",
  "load_balance_hosts",
  "pool_timeout",
  "socket_timeout",
  "sslcompression",
  "statement_cache_size",
  "supa",
  "tcp_user_timeout",
  "uselibpqcompat",
]);

/**
 * Parameters whose value holds here anyway, by its name; other values ask for what cannot be given.
 */
const given: ReadonlyMap<string, RegExp> = new Map([
  ["channel_binding", /^(disable|prefer|require)$/],
  ["client_encoding", /^(auto|utf-?8|unicode)$/i],
  ["gssencmode", /^(disable|prefer)$/],
  ["pgbouncer", /^false$/],
  ["schema", /^public$/],
  ["ssl_min_protocol_version", /^TLSv1(\.[12])?$/],
  ["sslcertmode", /^(disable|allow)$/],
  ["sslsni", /^1$/],
]);

const channelBinding =
  "channel_binding=require in the database's address does nothing: the driver knows no channel binding. " +
  "sslmode=verify-full makes sure of the server";

/**
 * Takes out of an address's query what other programs know and nothing here depends on, and leaves
 * what the driver sends to the server. Returns what the log should say. Throws a `TypeError` in
 * words for what cannot be done or is not known; what begins with `ssl` is for `takeTls` to judge.
 */
function takeNeedless(query: URLSearchParams): string[] {
  const notes: string[] = [];
  const pairs = [...query];
  for (const [name, value] of pairs) {
    if (name === "channel_binding" && value === "require") notes.push(channelBinding);
    if (needless.has(name) || given.get(name)?.test(value)) query.delete(name);
    else if (!passedOn.has(name) && !/^ssl\w*$/.test(name)) throw new TypeError(refusalOf(name));
  }
  return notes;
}

const refusals: Readonly<Record<string, string>> = {
  connection_limit:
    "expected no connection_limit: how many connections a process opens is DATABASE_CONNECTIONS",
  pgbouncer:
    "expected PostgreSQL's own address, or that of a pooler of whole sessions (PgBouncer: pool_mode = session): " +
    "pgbouncer=true stands for one that gives each transaction another session",
  schema: "expected schema=public or none: Glimmer's tables are in public",
};

function refusalOf(name: string): string {
  // It may be the rest of a password.
  if (!/^\w+$/.test(name)) return "expected a password with special characters encoded, such as %3F for ?";
  if (Object.hasOwn(refusals, name)) return refusals[name] ?? "";
  return given.has(name)
    ? `expected another ${name} or none: what this one asks for cannot be done`
    : `expected only settings that are known after the ?, and ${name} is not. Settings of the server itself ` +
      "go into options, such as options=-c%20work_mem%3D16MB";
}

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
