import { execFileSync, spawnSync } from "node:child_process";
import { loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "../../../server/db/open-database.ts";
import { countOtherProcesses } from "../../../server/db/process-lock.ts";
import { startFront } from "../../../server/testing/crash/front.ts";
import { crowd } from "../../../server/testing/crowd.ts";
import type { TestApp } from "../../../server/testing/create-test-app.ts";
import { startPracticeModel } from "../../practice/model/start-practice-model.ts";
import { redisProgram, startRedis } from "../../../server/testing/servers/redis-server.ts";
import { type RunningServer, startServer } from "../../../server/testing/servers/start-server.ts";
import { giveXp, ledgerFaults, xpOf } from "../../../server/testing/xp.ts";
import { hasPostgres15 } from "./testing/debian-postgres.ts";
import { startReplicatedPostgres } from "./testing/standby.ts";

/** The machine that falls silent is the one that reaches PostgreSQL at this address of its own. */
const silentAddress = "127.0.0.77";
const dropped = [["-s", silentAddress], ["-d", silentAddress]] as const;
const drop = (how: "-I" | "-D", which: readonly string[]) =>
  execFileSync("iptables", [how, "OUTPUT", ...which, "-j", "DROP"]);

const canDrop = process.platform === "linux" &&
  spawnSync("iptables", ["-C", "OUTPUT", "-s", silentAddress, "-j", "DROP"]).status === 1;
const isPossible = canDrop && hasPostgres15 && redisProgram !== null;
if (!isPossible) {
  console.log("No iptables, PostgreSQL 15 or Redis that may be used: a silent machine is skipped.");
}

const settings = ["listen_addresses=*"];
const postgres = isPossible
  ? await startReplicatedPostgres({ standbys: 0, isSynchronous: false, settings })
  : null;
const redis = isPossible ? await startRedis() : null;
const model = await startPracticeModel();
model.behave("chat", {
  reply: Array.from({ length: 450 }, (_, step) => `Step ${step}. `).join(""),
  pieceMs: 200,
});
const env = {
  REDIS_URL: redis?.url ?? "",
  LOG_LEVEL: "fatal",
  OPENAI_API_KEY: "key",
  OPENAI_BASE_URL: model.baseUrl,
  AI_MODELS: JSON.stringify({ "GPT-4o Mini": "small", moderation: null }),
};
const url = postgres?.primary.url() ?? "postgres://nobody@127.0.0.1/none";
const survivor = postgres && await startServer({ env: { ...env, DATABASE_URL: url } });
/** Their connections may have been used just before, or seconds ago. */
const restsMs = [1_500, 2_700, 4_300];
const machines: RunningServer[] = [];
for (const _ of isPossible ? restsMs : []) {
  machines.push(
    await startServer({ env: { ...env, DATABASE_URL: url.replace("127.0.0.1", silentAddress) } }),
  );
}
const front = await startFront();
const db = openDatabase(url);
afterAll(async () => {
  await db.close();
  await model.close();
  await postgres?.end();
});

test.skipIf(!isPossible)(
  "an AI answer whose machine fell silent is refunded within ten seconds",
  { timeout: 300_000 },
  async () => {
    const t = { ...db, clock: { now: () => new Date() } } as unknown as TestApp;
    const tookMs: number[] = [];
    for (const [place, machine] of machines.entries()) {
      front.port = machine.port;
      const [ada] = await crowd({ ...db, ...front }, 1);
      await giveXp(t, ada!.id, 100);
      const asked = await ada!.request("POST", "/api/ai/chat", {
        json: { message: "Slowly", modelName: "GPT-4o Mini" },
        headers: { Accept: "text/event-stream" },
      });
      expect((await xpOf(t, ada!.id)).xp).toBeLessThan(100);
      const ended = asked.text().catch(() => {});
      await wait(restsMs[place]);
      for (const which of dropped) drop("-I", which);
      try {
        const silentFrom = performance.now();
        const alive = await countOtherProcesses(db.sql, 0);
        await machine.kill();
        await wait(1_000);
        // PostgreSQL was not told: it takes the machine for a living one that has nothing to say.
        expect(await countOtherProcesses(db.sql, 0)).toBe(alive);
        await expect.poll(async () => (await xpOf(t, ada!.id)).xp, { timeout: 60_000 }).toBe(100);
        tookMs.push(Math.round(performance.now() - silentFrom));
      } finally {
        for (const which of dropped) drop("-D", which);
      }
      await ended;
    }
    console.log(`refunded after ${tookMs.join(", ")} ms; load ${loadavg()[0]?.toFixed(1)}`);
    expect(Math.max(...tookMs)).toBeLessThan(10_000);
    expect(await ledgerFaults(t)).toEqual([]);
    expect(survivor?.log.filter(({ level }) => level >= 60)).toEqual([]);
  },
);
