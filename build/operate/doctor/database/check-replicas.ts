import { getDatabaseId } from "../../../../server/db/copy/database-id-queries.ts";
import { openDatabase, type Sql } from "../../../../server/db/open-database.ts";
import { selectPrimaryPosition, selectStanding } from "../../../../server/db/replicas/position-queries.ts";
import type { Check } from "../check.ts";
import { describeError } from "../describe-error.ts";
import { type Finding, fix, ok, skipped, warn } from "../finding.ts";
import { openForDoctor } from "./open-for-doctor.ts";

interface Primary {
  readonly id: string;
  readonly position: number;
}

const farBehindBytes = 16 * 1024 * 1024;

/** Whether the addresses of DATABASE_READ_URLS lead to standbys of the database (replicas.1). */
export const checkReplicas: Check = {
  name: "replicas",
  waitsFor: "A replica of the database",
  ifSilent: "Reads go to the primary meanwhile. Check its log, its disk and the firewall.",
  async run(examination) {
    const { config, wrong } = examination;
    if (wrong.has("DATABASE_READ_URLS")) return skipped("Correct DATABASE_READ_URLS first.");
    if (config.databaseReadUrls.length === 0) {
      return skipped("Not set up (DATABASE_READ_URLS): all reads go to the database.");
    }
    const db = openForDoctor(examination);
    try {
      const primary = await readPrimary(db.sql).catch(() => null);
      if (!primary) return skipped("The database that can be written does not respond: see above.");
      return await Promise.all(config.databaseReadUrls.map((url) => lookAt(url, primary)));
    } finally {
      await db.close();
    }
  },
};

async function readPrimary(sql: Sql): Promise<Primary> {
  const { position } = await selectPrimaryPosition(sql);
  return { id: await getDatabaseId(sql), position };
}

async function lookAt(url: string, primary: Primary): Promise<Finding> {
  const { host } = new URL(url);
  const replica = openDatabase(url, { maxConnections: 1, deadlineMs: 4_000 });
  try {
    if (await getDatabaseId(replica.sql) !== primary.id) {
      return fix(
        `${host} in DATABASE_READ_URLS is no replica of the database of DATABASE_URL: the start refuses it.`,
        "Make it one by pg_basebackup, or take it out.",
      );
    }
    const { isStandby, position } = await selectStanding(replica.sql);
    if (!isStandby) {
      return warn(
        `${host} in DATABASE_READ_URLS is no standby now, so no reads go there.`,
        "There is nothing to do if it was promoted and becomes a standby again.",
      );
    }
    const behind = primary.position - position;
    return behind > farBehindBytes
      ? warn(
        `The replica at ${host} is ${Math.round(behind / 1024 / 1024)} MB behind, so no reads go there.`,
        "See its log: it cannot keep up, lost the primary, or its replay is paused (pg_wal_replay_resume()).",
      )
      : ok(`The replica at ${host} follows.`);
  } catch (error) {
    return warn(
      `The replica at ${host} cannot be used: ${describeError((error as Error).cause ?? error)}.`,
      "Reads go to the primary meanwhile. Start it, or correct its address in DATABASE_READ_URLS.",
    );
  } finally {
    await replica.close();
  }
}
