import type { Logger } from "pino";
import { setTimeout as wait } from "node:timers/promises";
import type { Sql } from "../db/client.ts";

const retryMs = 500;
const remindEvery = 60;

/** Waits for the database for as long as it takes: says at once why it does not answer, and again every half minute. */
export async function untilDatabaseAnswers(sql: Sql, log: Logger): Promise<void> {
  for (let attempt = 0;; attempt++) {
    const reason = await sql`select 1`.then(() => null, (error: Error) => error);
    if (!reason) return;
    if (attempt % remindEvery === 0) {
      log.warn({ err: reason }, "the database does not answer; trying again until it does");
    }
    await wait(retryMs);
  }
}
