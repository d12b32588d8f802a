import { Redis } from "iovalkey";
import { countOtherProcesses } from "../../../../server/db/process-lock.ts";
import type { Check } from "../check.ts";
import { describeError } from "../describe-error.ts";
import type { Examination } from "../examination.ts";
import { openForDoctor } from "../database/open-for-doctor.ts";
import { type Finding, fix, ok, skipped, warn } from "../finding.ts";

/** Whether the bus between server processes works, where one is needed. */
export const checkRedis: Check = {
  name: "redis",
  waitsFor: "Redis",
  ifSilent: "Check its log and the firewall; live updates stay within each server process meanwhile.",
  async run(examination) {
    const { config, wrong } = examination;
    if (wrong.has("REDIS_URL")) return skipped("Correct REDIS_URL first.");
    return config.redisUrl ? await ping(config.redisUrl) : await isNeeded(examination);
  },
};

async function ping(url: string): Promise<Finding> {
  const { host } = new URL(url);
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, connectTimeout: 4_000 });
  let reason: unknown = null;
  redis.on("error", (error) => reason ??= error);
  try {
    await redis.connect();
    await redis.ping();
    return ok(`Redis at ${host} responds.`);
  } catch (error) {
    return fix(
      `Redis at ${host} cannot be used: ${describeError(reason ?? error)}.`,
      "Start it, or correct host, port and password in REDIS_URL. Live updates stay within each server process meanwhile.",
    );
  } finally {
    redis.disconnect();
  }
}

/** Only several server processes on one database need it. */
async function isNeeded(examination: Examination): Promise<Finding> {
  const connected = process.platform === "linux" ? examination.config.processes : 1;
  const none = skipped(
    connected === 1
      ? "Not set up (REDIS_URL): one server process needs none."
      : `Not set up (REDIS_URL): the launcher connects its ${connected} server processes (PROCESSES).`,
  );
  if (examination.running === null || examination.wrong.has("DATABASE_URL")) return none;
  const db = openForDoctor(examination);
  try {
    const processes = await countOtherProcesses(db.sql, 0).catch(() => 0);
    if (processes <= connected) return none;
    return warn(
      connected === 1
        ? `${processes} server processes use this database, and REDIS_URL is not set: live updates stay within each.`
        : `${processes} server processes use this database, and the launcher here connects ${connected}: ` +
          "without REDIS_URL live updates do not reach the others.",
      "Set REDIS_URL for all of them, e.g. redis://127.0.0.1:6379",
    );
  } finally {
    await db.close();
  }
}
