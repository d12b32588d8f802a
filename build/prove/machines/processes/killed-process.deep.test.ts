import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, onTestFinished, test } from "vitest";
import type { TestMember } from "../../../../server/testing/member.ts";
import { testDatabase } from "../../../../server/testing/test-database.ts";
import type { Holder } from "../../../start/launcher/data/data-dir-lock.ts";
import { startGlimmer } from "../../pages/testing/launched.ts";
import { followConversation } from "../testing/following-client.ts";
import { machineLoad } from "../testing/machine-load.ts";
import { friends } from "../testing/members.ts";

const folder = await mkdtemp(join(tmpdir(), "glimmer-killed-"));
afterAll(() => rm(folder, { recursive: true }));
const db = await testDatabase();
const kills = 6;

async function serverPids(): Promise<(number | undefined)[]> {
  const { server, furtherServers } = JSON.parse(
    await readFile(join(folder, "launcher.lock"), "utf8"),
  ) as Holder;
  return [server?.pid, furtherServers?.[2]?.pid];
}

/** Sends it until a process has it, as pages do: each connection to a killed one is lost. */
async function sendOnce(who: TestMember, path: string, json: object): Promise<string> {
  const headers = { "Idempotency-Key": randomUUID(), Connection: "close" };
  for (;;) {
    const response = await who.request("POST", path, { json, headers }).catch(() => null);
    const said = await response?.text().catch(() => null);
    if (response?.ok && said) return said;
    await wait(20);
  }
}

test.skipIf(process.platform !== "linux")(
  "without another service, a killed process is replaced, no page misses a message, and nobody suspended goes on",
  async () => {
    const glimmer = await startGlimmer(folder, {
      DATABASE_URL: db.url,
      PROCESSES: "2",
      RATE_LIMIT_SCALE: "1000000",
      LOG_LEVEL: "warn",
    });
    onTestFinished(() => glimmer.stop());
    const { launched, address } = glimmer;
    const named = (isAdmin = false) => glimmer.member(`m${randomUUID().slice(0, 8)}`, isAdmin);
    const root = await named(true);
    // Their sockets are spread over both processes.
    const pairs = await friends({ member: () => named() }, 8);
    const followers = pairs.map(([one, other]) => followConversation(other, one.id, address));
    await Promise.all(followers.map(({ ready }) => ready));
    let isOver = false;
    const chats = pairs.map(async ([one, other]) => {
      const ids: string[] = [];
      while (!isOver) {
        const said = await sendOnce(one, "/api/messages", { receiverId: other.id, content: randomUUID() });
        ids.push((JSON.parse(said) as { id: string }).id);
        await wait(100);
      }
      return ids;
    });

    const late: number[] = [];
    for (let kill = 0; kill < kills; kill++) {
      const [survivor, dying] = await serverPids();
      process.kill(dying ?? 0, "SIGKILL");
      await expect.poll(() => launched.output().split("Server 2 of 2 is back.").length, { timeout: 60_000 })
        .toBe(kill + 2);
      expect((await serverPids())[0]).toBe(survivor);
      late.push(await suspendOne(root, await named()));
    }
    isOver = true;
    const sent = await Promise.all(chats);
    for (const [place, { shown, outOfOrder }] of followers.entries()) {
      await expect.poll(() => sent[place]?.filter((id) => !shown.has(id)), { timeout: 10_000 }).toEqual([]);
      expect(outOfOrder).toEqual([]);
    }
    console.log(JSON.stringify({
      kills,
      messages: sent.flat().length,
      byFrames: followers.reduce((all, { byFrames }) => all + byFrames(), 0),
      connections: followers.reduce((all, { connections }) => all + connections(), 0),
      acceptedMsAfterSuspension: late,
      load: machineLoad(),
    }));
    expect(Math.max(...late)).toBeLessThanOrEqual(200);
    await Promise.all(followers.map(({ end }) => end()));
  },
  5 * 60_000,
);

/** How long after the suspension one of the processes still served the member, in ms. */
async function suspendOne(root: TestMember, member: TestMember): Promise<number> {
  const call = async () => {
    const response = await member.request("GET", "/api/auth/user", { headers: { Connection: "close" } });
    await response.body?.cancel();
    return response.status;
  };
  // So that both remember the member.
  expect(await Promise.all(Array.from({ length: 12 }, call))).toEqual(Array(12).fill(200));
  await sendOnce(root, `/api/admin/users/${member.id}/suspend`, { reason: "Spam" });
  const suspendedAt = performance.now();
  let last = 0;
  while (performance.now() - suspendedAt < 1_000) {
    const from = performance.now();
    if (await call() === 200) last = from - suspendedAt;
  }
  return Math.round(last);
}
