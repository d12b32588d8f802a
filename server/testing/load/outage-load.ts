import { randomUUID } from "node:crypto";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { type Database, openDatabase, type Sql } from "../../db/open-database.ts";
import { AppError } from "../../errors.ts";

/**
 * A program for the outage tests, for Node and Deno: pays transfers of two entries without pause,
 * half of them in one statement, half in transactions, until told to stop; then prints its results
 * as one line of JSON. It prints `running` first, reads `back` (the database is up again) and
 * `stop`. A crash shows in its exit code.
 */
export interface OutageReport {
  /** Ids of the transfers that were confirmed. */
  confirmed: string[];
  /** How often each error code occurred. */
  failures: Record<string, number>;
  slowestMs: number;
  /** From each `back` to the first success after it. */
  recoveriesMs: number[];
  unsettled: number;
}

const workers = 40;
const report: OutageReport = {
  confirmed: [],
  failures: {},
  slowestMs: 0,
  recoveriesMs: [],
  unsettled: 0,
};
let backAt: number | null = null;
let isStopping = false;

async function payInOneStatement(sql: Sql, id: string): Promise<void> {
  await sql`insert into entries (transfer_id, amount) values (${id}, 1), (${id}, -1)`;
}

async function payInTransaction(db: Database, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx`insert into entries (transfer_id, amount) values (${id}, 1)`;
    // Against the rule, so that the connection has time to be lost in the middle and others to
    // replace it.
    if (Math.random() < 0.5) await wait(Math.random() * 4);
    await tx`insert into entries (transfer_id, amount) values (${id}, -1)`;
  });
}

async function pay(db: Database): Promise<void> {
  const id = randomUUID();
  const askedAt = performance.now();
  report.unsettled++;
  try {
    await (Math.random() < 0.5 ? payInOneStatement(db.sql, id) : payInTransaction(db, id));
    report.confirmed.push(id);
    if (backAt !== null) report.recoveriesMs.push(Math.round(performance.now() - backAt));
    backAt = null;
  } catch (error) {
    const code = error instanceof AppError ? error.code : String(error);
    report.failures[code] = (report.failures[code] ?? 0) + 1;
    await wait(5);
  }
  report.unsettled--;
  report.slowestMs = Math.max(report.slowestMs, Math.round(performance.now() - askedAt));
}

async function work(db: Database): Promise<void> {
  while (!isStopping) await pay(db);
}

const db = openDatabase(process.env.DATABASE_URL ?? "");
const all = Promise.all(Array.from({ length: workers }, () => work(db)));
console.log("running");
for await (const line of createInterface({ input: process.stdin })) {
  if (line === "back") backAt = performance.now();
  if (line === "stop") break;
}
isStopping = true;
await Promise.race([all, wait(10_000)]);
process.stdout.write(`${JSON.stringify(report)}\n`, () => process.exit(0));
