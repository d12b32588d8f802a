import { loadavg } from "node:os";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "../../../server/db/open-database.ts";
import { counterFaults } from "../../../server/testing/counters/counters.ts";
import { startFront } from "../../../server/testing/crash/front.ts";
import { crowd } from "../../../server/testing/crowd.ts";
import { startServer } from "../../../server/testing/servers/start-server.ts";
import { unusedPort } from "../../../server/testing/servers/unused-port.ts";
import { ledgerFaults } from "../../../server/testing/xp.ts";
import { blockOf } from "../pages/testing/blocks-of-page.ts";
import { hasHaproxy, startHaproxy } from "./testing/haproxy.ts";
import { hasPatroni, type PatroniNode, startPatroni } from "./testing/patroni.ts";
import { befriend, missingWrites, startWriteLoad, type WriteLoad } from "./testing/write-load.ts";

const page = "build/docs/failover.md";
const isHere = hasPatroni && hasHaproxy;
const patroni = isHere ? await startPatroni(blockOf(page, "yaml", "ttl")) : null;
const proxyPort = await unusedPort();
const proxy = patroni ? await startHaproxy(proxyConfig(patroni.nodes), proxyPort) : null;
const fronts = { direct: await startFront(), proxied: await startFront() };

const url = patroni?.url ?? "postgres://nobody@127.0.0.1/none";
const proxied = url.replace(/@[^/]+/, `@127.0.0.1:${proxyPort}`) + "?target_session_attrs=read-write";
if (patroni) {
  for (const [name, address] of [["direct", url], ["proxied", proxied]] as const) {
    const env = { DATABASE_URL: address, LOG_LEVEL: "fatal", SPAM_WAVE_ACCOUNTS: "0" };
    fronts[name].port = (await startServer({ env })).port;
  }
}

/** The page's, with the ports of now. */
function proxyConfig(nodes: readonly PatroniNode[]): string {
  const [one, two] = nodes as [PatroniNode, PatroniNode];
  return blockOf(page, "haproxy", "httpchk")
    .replace(":5000", `:${proxyPort}`)
    .replace(":5432", `:${one.port}`)
    .replace("8008", `${one.restPort}`)
    .replace(":5433", `:${two.port}`)
    .replace("8009", `${two.restPort}`);
}

describe.skipIf(!patroni)("Patroni with the settings of build/docs/failover.md", () => {
  const db = openDatabase(url, { maxConnections: 3, deadlineMs: 10 * 60_000 });
  const loads: Record<string, WriteLoad> = {};

  beforeAll(async () => {
    for (const name of ["direct", "proxied"] as const) {
      const members = await crowd({ ...db, ...fronts[name] }, 8);
      await befriend(db.sql, members);
      loads[name] = startWriteLoad(members);
    }
  }, 120_000);
  afterAll(async () => {
    await db.close();
    await proxy?.end();
    await patroni?.end();
  }, 60_000);

  /** Makes the primary fail or go; resolves when both servers write again. */
  async function change(how: string, act: (primary: PatroniNode) => Promise<void>): Promise<PatroniNode> {
    const former = await patroni!.primary();
    const from = performance.now();
    await act(former);
    const promoted = await patroni!.promoted(former);
    const served = await Promise.all(
      Object.entries(loads).map(async ([name, load]) => {
        await expect.poll(() => load.servedAfterMs(promoted), { timeout: 30_000, interval: 20 }).not
          .toBeNull();
        return `${name} served ${Math.round(load.servedAfterMs(promoted) ?? 0)} ms after it`;
      }),
    );
    console.log(`${how}: promoted after ${Math.round(promoted - from)} ms; ${served.join(", ")}`);
    return former;
  }

  test("changes the primary in order twice, and once by its loss, with nothing but 503 and nothing lost", async () => {
    await change("switchover", () => patroni!.switchOver());
    await change("switchover back", () => patroni!.switchOver());
    const lost = await change("loss of the primary's machine", (primary) => primary.kill());
    await lost.start();
    expect((await patroni!.primary()).name).not.toBe(lost.name);
    for (const [name, load] of Object.entries(loads)) {
      await load.stop();
      const { report } = load;
      console.log(
        `${name}: ${load.written()} writes, ${report.refused} refused with 503, slowest call ` +
          `${Math.round(report.slowestMs)} ms; load ${loadavg()[0]?.toFixed(1)}`,
      );
      expect(load.written()).toBeGreaterThan(100);
      expect(report.faults.slice(0, 5)).toEqual([]);
      expect(await missingWrites(db.sql, report)).toEqual([]);
    }
    expect(await ledgerFaults(db)).toEqual([]);
    expect(await counterFaults(db.sql)).toEqual([]);
  });
});
