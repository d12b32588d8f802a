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
export function takeNeedless(query: URLSearchParams): string[] {
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
