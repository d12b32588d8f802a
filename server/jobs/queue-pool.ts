import type { RunnerOptions } from "graphile-worker";
import type { Sql } from "../db/open-database.ts";
import { AppError } from "../errors.ts";

type Pool = NonNullable<RunnerOptions["pgPool"]>;

interface Query {
  readonly text: string;
  readonly values?: readonly unknown[];
}

/** The type id of PostgreSQL's `text`. */
const textType = 25;

/**
 * Adapts the product's pool for the queue, so that its statements have the same deadlines and
 * survive the same outages. With its own driver it would not: in graphile-worker 0.18 a job that
 * cannot be settled because the connection is lost is an unhandled rejection, which ends the
 * process; and settled in batches, a queue that never ends. It retries by itself when the error
 * says that the server is starting, so every outage is reported to it as this. It does not listen
 * for notifications, which would occupy a connection; the queue looks every few seconds anyway.
 */
export function createQueuePool(sql: Sql): Pool {
  const runForQueue = async (given: string | Query, values?: readonly unknown[]) => {
    const { text, values: own = values ?? [] } = typeof given === "string" ? { text: given } : given;
    try {
      const rows = await sql.unsafe(text, own.map((value) => typeStrings(sql, value)) as never[]);
      return { rows: [...rows], rowCount: rows.count };
    } catch (error) {
      throw error instanceof AppError ? asStartingUp(error) : error;
    }
  };
  const client = { query: runForQueue, release() {}, on() {}, removeListener() {} };
  const pool = {
    query: runForQueue,
    // With a callback the queue asks for a connection to listen on.
    connect: (callback?: unknown) => callback ? undefined : Promise.resolve(client),
    on() {},
    removeListener() {},
    listeners: () => [() => {}],
    // More than any runner takes at once: it would warn otherwise.
    options: { max: 32 },
  };
  return pool as unknown as Pool;
}

/**
 * Passes strings unchanged: where a statement makes JSON of one, the driver would encode it a
 * second time.
 */
function typeStrings(sql: Sql, value: unknown): unknown {
  return typeof value === "string" ? sql.typed(value as never, textType) : value;
}

function asStartingUp(error: AppError): Error {
  return Object.assign(new Error(error.message, { cause: error }), { code: "57P03" });
}
