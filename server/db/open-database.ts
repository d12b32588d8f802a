import type postgres from "postgres";
import { setTimeout as wait } from "node:timers/promises";
import type { AppError } from "../errors.ts";
import {
  type DatabaseHost,
  formatUrlOfHost,
  nameOfHost,
  parseDatabaseUrl,
} from "../settings/database-config.ts";
import { type Author, createAuthor } from "./pool/author.ts";
import type { DriverQuery, Sql, Tx } from "./pool/driver.ts";
import { type Asking, createLimitedRuns } from "./pool/limited-runs.ts";
import { makeConnectionLost } from "./pool/database-failures.ts";
import { Pool, type PoolLoad, type PoolOptions } from "./pool/pool.ts";
import { checkSessionKeeping, sessionsAreNotKept } from "./pool/check-session-keeping.ts";
import { askStanding, createConnector } from "./pool/connect-to-host.ts";
import { PrimarySearch } from "./pool/primary-search.ts";
import { selectSchemaState } from "./signatures/schema-queries.ts";
import { createProcessLock, type KeptConnection, type ProcessLock } from "./process-lock.ts";
import { type RetryHooks, runWithRetry } from "./pool/retry-after-collision.ts";
import { nameTemplate, nameText } from "./pool/statement-names.ts";
import { runTransaction, type Speaker } from "./transaction.ts";

export type { Sql, Tx };

/** A piece of SQL to put into a statement. */
export type Fragment = postgres.Fragment;

export interface Database {
  /**
   * A statement that gets no response within its deadline, or whose connection is lost, rejects
   * with `AppError` `database_unavailable`; it may still have been executed. An error of the
   * statement itself (a violated constraint) rejects with the driver's error. A statement that the
   * server rolled back after a deadlock or serialization failure is sent once more.
   */
  readonly sql: Sql;
  /**
   * For what is decided rarely. The work awaits only its own statements and changes nothing else:
   * after a deadlock or serialization failure it runs again, three times in all. Rejects with the
   * work's error, the first failed statement's, or `database_unavailable`; then nothing was
   * written, unless the connection was lost during the commit.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Shows other processes that this one is alive. */
  readonly processLock: ProcessLock;
  /**
   * Whether each connection keeps its own session, which prepared statements, session limits and
   * process locks need: a pooler of transactions shares sessions. Throws `database_unavailable`.
   */
  keepsSessions(): Promise<boolean>;
  /** Whether the database responds within two seconds and can be written. Never throws. */
  isUp(): Promise<boolean>;
  /**
   * Call it once this process has migrated. From then on a statement that no longer fits, since a
   * newer release has changed the schema, is sent once more, and then rejects with `unavailable`.
   */
  noteSchema(): Promise<void>;
  /**
   * The address with the one host that can be written, for what takes no several. Rejects within a
   * second when none can.
   */
  writableUrl(): Promise<string>;
  /** How busy its connections are. */
  load(): PoolLoad;
  /** Waits up to five seconds for running statements. */
  close(): Promise<void>;
}

export interface DatabaseOptions
  extends
    Pick<PoolOptions, "onOutage" | "onRecovery" | "onStatement" | "onLost">,
    Pick<RetryHooks, "onCollision"> {
  /** 10 by default. */
  readonly maxConnections?: number;
  /** Per statement, including the wait for a connection; 8,000 by default. */
  readonly deadlineMs?: number;
  /** The database is written at another of its hosts now. */
  readonly onMoved?: (host: string) => void;
}

/** Statements that have a time limit of their own: members' searches, and those of moderators. */
export type Limited = "search" | "desk";

/** By the `sql` of their database. */
const limitedSqls = new WeakMap<Sql, ReturnType<typeof limitedSqlOf>>();

/**
 * The same `sql` for a search: three run at once, for a second each, of moderators two for five
 * seconds (search.8). It ends when nobody waits for it any more.
 */
export function getLimitedSql(sql: Sql, kind: Limited, asking: Asking): Sql {
  return limitedSqls.get(sql)?.sqlOf(kind, asking) ?? sql;
}

/** Returns what would refuse the owner's next statement of `getLimitedSql` now, or null. */
export function findLimitRefusal(sql: Sql, kind: Limited, owner: string): AppError | null {
  return limitedSqls.get(sql)?.refusalOf(kind, owner) ?? null;
}

const searchLimit = { places: 3, limitMs: 1_000 };
const deskLimit = { places: 2, limitMs: 5_000 };

const healthTimeoutMs = 2_000;
const closeGraceMs = 5_000;

/**
 * Opens a pool; connects at the first query. bigint (counts, sums) arrives as number: nothing
 * here comes near 2^53.
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { maxConnections = 10, deadlineMs = 8_000, onCollision, onMoved, ...events } = options;
  const author = createAuthor(url);
  const retry: RetryHooks = { onCollision };
  const { host, search } = openSearch(url, author, (found) => {
    pool.leadTo(found);
    onMoved?.(nameOfHost(found));
  });
  const pool: Pool = new Pool({
    maxConnections,
    deadlineMs,
    connect: createConnector(author, deadlineMs, search ? { search } : { host }),
    search,
    retry,
    ...events,
  });
  const sql = sqlSentTo(author, pool.run);
  // Behind slow statements a healthy database would look unavailable.
  const urgentSql = sqlSentTo(author, pool.runFirst);
  const cancel = async (pid: number) => await urgentSql`select pg_cancel_backend(${pid}::integer)`;
  limitedSqls.set(sql, limitedSqlOf(author, { pool, retry, usualMs: deadlineMs, cancel }));
  const speaker: Speaker = {
    sql: (send) => sqlSentTo(author, send) as Tx,
    command: async (text, send) => (await sqlSentTo(author, send).unsafe(text)).command,
  };
  async function tryTransaction<T>(work: (tx: Tx) => Promise<T>, mayPrepare: boolean): Promise<T> {
    const connection = await pool.lease();
    try {
      return await runTransaction(connection, speaker, { work, mayPrepare });
    } finally {
      pool.release(connection);
    }
  }
  async function keepConnection() {
    const connection = await pool.keep();
    const send = (query: DriverQuery) =>
      connection.isLost
        ? query.reject(makeConnectionLost())
        : connection.run(query, performance.now(), () => {});
    return { connection, sql: sqlSentTo(author, send) };
  }
  const keepsSessions = () => checkKeptSessions(keepConnection);
  /** The pooler may have been reconfigured since the start. */
  async function stillKeepsSessions(): Promise<boolean> {
    if (!pool.hasLostSession) return true;
    const isKept = await keepsSessions();
    if (isKept) pool.hasLostSession = false;
    else events.onOutage?.(new Error(sessionsAreNotKept));
    return isKept;
  }
  return {
    sql,
    keepsSessions,
    processLock: createProcessLock(keepConnection),
    transaction: (work) => runWithRetry((mayPrepare) => tryTransaction(work, mayPrepare), retry),
    isUp: () =>
      Promise.race([
        urgentSql<{ isWritable: boolean }[]>`
          select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as "isWritable"`
          .then(async ([row]) => row?.isWritable === true && await stillKeepsSessions())
          .catch(() => false),
        wait(healthTimeoutMs, false, { ref: false }),
      ]),
    noteSchema: schemaNoting(sql, retry),
    writableUrl: async () => formatUrlOfHost(url, search ? await search.find() : host),
    load: () => pool.load(),
    close: () => pool.close(closeGraceMs).finally(() => search?.close()),
  };
}

/** Whether two connections that nobody else uses keep their sessions. */
async function checkKeptSessions(keepConnection: () => Promise<KeptConnection>): Promise<boolean> {
  const kept = await Promise.allSettled([keepConnection(), keepConnection()]);
  try {
    const [one, other] = kept.map((opened) => {
      if (opened.status === "rejected") throw opened.reason;
      return opened.value.sql;
    }) as [Sql, Sql];
    return await checkSessionKeeping([one, other]);
  } finally {
    const over = new Error("What was asked is answered");
    for (const opened of kept) if (opened.status === "fulfilled") opened.value.connection.lose(over);
  }
}

/** From the call on, statements that do not fit are compared with the schema of that time. */
function schemaNoting(sql: Sql, retry: RetryHooks): () => Promise<void> {
  return async () => {
    const known = await selectSchemaState(sql);
    retry.hasNewerSchema = async () => known !== await selectSchemaState(sql);
  };
}

/** Without several hosts nothing is searched: the one may be a standby for a while. */
function openSearch(url: string, author: Author, onMoved: (host: DatabaseHost) => void) {
  const { hosts, mustBeWritable } = parseDatabaseUrl(url);
  const ask = (host: DatabaseHost, signal: AbortSignal) => askStanding(author, host, signal);
  return {
    host: hosts[0] as DatabaseHost,
    search: mustBeWritable ? new PrimarySearch({ hosts, ask, onMoved }) : null,
  };
}

function limitedSqlOf(author: Author, given: Omit<Parameters<typeof createLimitedRuns>[1], "make">) {
  const make = (text: string, send: (query: DriverQuery) => void) => sqlSentTo(author, send).unsafe(text);
  const parts = { ...given, make };
  const runs = { search: createLimitedRuns(searchLimit, parts), desk: createLimitedRuns(deskLimit, parts) };
  return {
    sqlOf: (kind: Limited, asking: Asking) => sqlSentTo(author, (query) => runs[kind].run(query, asking)),
    refusalOf: (kind: Limited, owner: string) => runs[kind].refusalOf(owner),
  };
}

/** The author's template, with its queries sent by `send`. Helpers remain the driver's. */
function sqlSentTo({ sql, make }: Author, send: (query: DriverQuery) => void): Sql {
  const template = (first: unknown, ...rest: never[]) => {
    if (!Array.isArray((first as TemplateStringsArray)?.raw)) return sql(first as never, ...rest);
    nameTemplate(first as TemplateStringsArray, template);
    return make(first as TemplateStringsArray, rest, send);
  };
  const unsafe = (...given: Parameters<Sql["unsafe"]>) => {
    const made = sql.unsafe(...given);
    (made as unknown as DriverQuery).handler = send;
    nameText(made as unknown as DriverQuery, unsafe);
    return made;
  };
  const { types, typed, array, json } = sql;
  return Object.assign(template, {
    types,
    typed,
    array,
    json,
    unsafe,
    file: () => {
      throw new Error("Statements live in queries.ts, not in files");
    },
    notify: () => {
      throw new Error("Nobody listens for notifications: see queue-pool.ts");
    },
  }) as unknown as Sql;
}
