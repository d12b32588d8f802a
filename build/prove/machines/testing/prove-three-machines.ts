import { setTimeout as wait } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { picture } from "../../../../server/testing/pictures.ts";
import { redisProgram } from "../../../../server/testing/servers/redis-server.ts";
import { giveXp, ledgerFaults, xpOf } from "../../../../server/testing/xp.ts";
import { startPracticeModel } from "../../../practice/model/start-practice-model.ts";
import type { TestApp } from "../../../../server/testing/create-test-app.ts";
import { type Requests, requestsOf } from "../../../../server/testing/requests.ts";
import type { TestMember } from "../../../../server/testing/member.ts";
import { followConversation } from "./following-client.ts";
import { friends, lost, people, postOf, startChats } from "./members.ts";
import { atPorts, oneFolder, type SeveralServers, startThree } from "./several-servers.ts";
import { hasProxy, type ProxyName, startProxy } from "./start-proxy.ts";
import { startWriters } from "./writers.ts";

/** Three servers behind a proxy, and what a proof needs of them. */
interface Proof {
  readonly three: SeveralServers;
  readonly t: TestApp;
  /** The same member, calling one server and not the proxy. */
  at(place: number, who: TestMember): Requests;
  say(figures: object): void;
}

/**
 * Declares the tests of three servers behind the proxy, with the settings for it that machines.md
 * shows: each server has a DATA_DIR of its own.
 */
export function proveThreeMachines(name: ProxyName, shown: string): void {
  const isSkipped = !hasProxy(name) || !redisProgram;
  describe.skipIf(isSkipped)(
    `three servers behind ${name} as machines.md sets it up`,
    async () => {
      if (isSkipped) return;
      const three = await startThreeWithAi();
      await startProxy({ name, configuration: `${atPorts(shown, three)}\n`, port: three.proxyPort });
      const proof: Proof = {
        three,
        t: { ...three.db, clock: { now: () => new Date() } } as unknown as TestApp,
        at: (place, who) => requestsTo(three, place, who),
        say: (figures) => console.log(`${name}: ${JSON.stringify(figures)}`),
      };
      proveImages(proof);
      proveRollingRestart(proof);
      proveKill(proof);
      proveSuspension(proof);
      proveRefund(proof);
    },
  );
}

async function startThreeWithAi(): Promise<SeveralServers> {
  const model = await startPracticeModel();
  afterAll(() => model.close());
  // A minute and a half of it.
  model.behave("chat", {
    reply: Array.from({ length: 450 }, (_, step) => `Step ${step}. `).join(""),
    pieceMs: 200,
  });
  return await startThree({
    files: await oneFolder(),
    env: {
      OPENAI_API_KEY: "key",
      OPENAI_BASE_URL: model.baseUrl,
      AI_MODELS: JSON.stringify({ "GPT-4o Mini": "small", moderation: null }),
    },
  });
}

function requestsTo(three: SeveralServers, place: number, { token }: TestMember): Requests {
  const toServer = (request: Request) =>
    fetch(three.addressOf(place) + new URL(request.url).pathname, request);
  return requestsOf({ app: { fetch: toServer }, config: { publicUrl: three.addressOf("proxy") } }, {
    Authorization: `Bearer ${token}`,
  });
}

function proveImages({ three, at }: Proof): void {
  test("none of 1,000 reads of images fails, and all have one push key", async () => {
    const ada = await three.member();
    const urls: string[] = [];
    for (let place = 0; place < 3; place++) {
      const form = new FormData();
      form.set("image", new Blob([new Uint8Array(await picture(80, 60).png().toBuffer())]), "a.png");
      const written = await at(place, ada).request("POST", "/api/posts", { body: form });
      urls.push((await written.json() as { imageUrl: string }).imageUrl);
    }
    const statuses: number[] = [];
    for (let read = 0; read < 1_000; read++) {
      const response = await ada.get(urls[read % urls.length] ?? "");
      statuses.push(response.status);
      await response.body?.cancel();
    }
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    const keys = await Promise.all(
      [0, 1, 2].map(async (place) =>
        (await (await at(place, ada).get("/api/push/key")).json() as { publicKey: string }).publicKey
      ),
    );
    expect(new Set(keys).size).toBe(1);
  });
}

function proveRollingRestart({ three, say }: Proof): void {
  test("a rolling restart under load fails no write, and no message is missing after a resync", async () => {
    const writers = await people(three, 120);
    const postId = await postOf(await three.member());
    const pairs = await friends(three, 6);
    const followers = pairs.map(([one, other]) =>
      followConversation(other, one.id, three.addressOf("proxy"))
    );
    await Promise.all(followers.map(({ ready }) => ready));
    const load = startWriters(writers, postId);
    const chats = startChats(pairs);
    for (const place of [0, 1, 2]) {
      await wait(1_000);
      await three.restart(place);
    }
    await wait(1_000);
    await load.stop();
    const sent = await chats.stop();
    expect([load.failures, sent.failures]).toEqual([[], []]);
    for (const [place, follower] of followers.entries()) {
      await expect.poll(() => sent.ids[place]?.filter((id) => !follower.shown.has(id)), {
        timeout: 10_000,
      })
        .toEqual([]);
    }
    say({
      writes: load.written.length,
      busy: load.busy() + sent.busy,
      messages: sent.ids.flat().length,
      byFrames: sum(followers.map(({ byFrames }) => byFrames())),
      connections: sum(followers.map(({ connections }) => connections())),
    });
    await Promise.all(followers.map(({ end }) => end()));
    expect(await lost(three, load.written)).toEqual([]);
  });
}

function proveKill({ three, say }: Proof): void {
  test("kill -9 of one under load fails no write and loses none", async () => {
    const writers = await people(three, 120);
    const load = startWriters(writers, await postOf(await three.member()));
    await wait(2_000);
    await three.servers[1]?.kill();
    await wait(3_000);
    await three.start(1);
    await wait(1_000);
    await load.stop();
    say({ writesWithKill: load.written.length, busy: load.busy() });
    expect(load.failures).toEqual([]);
    expect(await lost(three, load.written)).toEqual([]);
  });
}

function proveSuspension({ three, at, say }: Proof): void {
  test("a suspended member's last write elsewhere is accepted 200 ms after the suspension at most", async () => {
    const delays: number[] = [];
    for (let round = 0; round < 5; round++) {
      const [root, ada] = [await three.member({ isAdmin: true }), await three.member()];
      const postId = await postOf(ada);
      let lastAccepted = 0;
      let isRefused = false;
      const writing = (async () => {
        while (!isRefused) {
          const response = await at(2, ada).post(
            `/api/posts/${postId}/${round % 2 ? "bookmark" : "like"}`,
          );
          if (response.ok) lastAccepted = performance.now();
          else isRefused = response.status === 401 || response.status === 403;
          await response.body?.cancel();
          await (await at(2, ada).delete(`/api/posts/${postId}/like`)).body?.cancel();
        }
      })();
      await wait(300);
      const suspended = await at(0, root).post(`/api/admin/users/${ada.id}/suspend`, suspension);
      expect(suspended.status).toBe(200);
      const endedAt = performance.now();
      await writing;
      delays.push(Math.max(0, Math.round(lastAccepted - endedAt)));
    }
    say({ acceptedMsAfterSuspension: delays });
    expect(Math.max(...delays)).toBeLessThanOrEqual(200);
  });
}

function proveRefund({ three, t, at, say }: Proof): void {
  test("an AI answer whose process died is refunded within ten seconds", async () => {
    const ada = await three.member();
    await giveXp(t, ada.id, 100);
    const asked = await at(0, ada).request("POST", "/api/ai/chat", {
      json: { message: "Slowly", modelName: "GPT-4o Mini" },
      headers: { Accept: "text/event-stream" },
    });
    expect((await xpOf(t, ada.id)).xp).toBeLessThan(100);
    const ended = asked.text().catch(() => {});
    await wait(1_500);
    await three.servers[0]?.kill();
    const killedAt = performance.now();
    await expect.poll(async () => (await xpOf(t, ada.id)).xp, { timeout: 60_000 }).toBe(100);
    const tookMs = Math.round(performance.now() - killedAt);
    say({ refundedAfterMs: tookMs });
    expect(tookMs).toBeLessThan(10_000);
    expect(await ledgerFaults(t)).toEqual([]);
    await ended;
    await three.start(0);
  });
}

const suspension = { reason: "Spam" };

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}
