import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { dropCachedReads } from "../../../db/cache/drop-cached-reads.ts";
import { giveCrown } from "../../../testing/badge.ts";
import { countedApp } from "../../../testing/counted-sql.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { systemCtx } from "../../../testing/ctx-of.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";
import { removeContentOfMember } from "../../account/remove-content-of-member.ts";
import { reviewWaiting } from "../../moderation/review-fallback-verdicts.ts";

const t = await createTestApp();
// Nothing that is kept ages.
beforeAll(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterAll(() => void vi.useRealTimers());

const dayMs = 24 * 60 * 60_000;
const pages = ["/api/conversations", "/api/conversations?state=request"];

async function read(who: Pick<TestMember, "get">): Promise<string> {
  const texts = await Promise.all(pages.map(async (path) => {
    const response = await who.get(path);
    return `${response.headers.get("x-total-count")} ${await response.text()}`;
  }));
  return texts.join("\n");
}

async function say(from: TestMember, to: TestMember, more: object = {}): Promise<string> {
  t.clock.advance(1_000);
  const response = await from.post("/api/messages", { receiverId: to.id, content: "Hello", ...more });
  expect(response.status).toBe(201);
  return (await response.json() as { id: string }).id;
}

/**
 * Ada and Bob write to each other; Cai has written to Ada, and Ada to Dea, who do not follow; Eve
 * publishes.
 */
async function gather() {
  const [ada, bob, cai, dea, eve] = await Promise.all([
    member(t),
    member(t),
    member(t),
    member(t),
    member(t),
  ]);
  const follows = [[ada, bob], [bob, ada], [cai, ada], [ada, dea]] as const;
  for (const [one, other] of follows) await one.post(`/api/users/${other.id}/follow`);
  await say(cai, ada);
  await say(ada, dea);
  await say(ada, bob);
  return { ada, bob, cai, dea, eve, latest: await say(bob, ada) };
}

type Scene = Awaited<ReturnType<typeof gather>>;

interface Change {
  readonly before?: (scene: Scene) => Promise<unknown>;
  readonly act: (scene: Scene) => Promise<unknown>;
}

const on = (one: TestMember, verb: string) => `/api/users/${one.id}/${verb}`;
const chat = (one: TestMember, verb: string) => `/api/conversations/${one.id}/${verb}`;
const setting = (who: keyof Omit<Scene, "latest">, json: object): Change["act"] => (scene) =>
  scene[who].put("/api/users/settings", json);

/** Bob shares a post of Eve's with Ada. */
async function share({ ada, bob, eve }: Scene): Promise<void> {
  const { id } = await post(t, { authorId: eve.id });
  await say(bob, ada, { content: "", sharedPostId: id });
}

const deletePost: Change["act"] = async ({ eve }) => {
  const [row] = await t.deps.db.sql<{ id: string }[]>`select id from posts where author_id = ${eve.id}`;
  return await eve.delete(`/api/posts/${row?.id}`);
};

/** What changes Ada's lists. */
const changes: Readonly<Record<string, Change>> = {
  "a message to her": { act: ({ ada, bob }) => say(bob, ada, { content: "More" }) },
  "a message of her own": { act: ({ ada, bob }) => say(ada, bob, { content: "More" }) },
  "a message that is taken back": { act: ({ bob, latest }) => bob.delete(`/api/messages/${latest}`) },
  "a later verdict on a message": {
    before: ({ latest }) => t.sql`update messages set moderation_level = null where id = ${latest}`,
    act: () => reviewWaiting(t.deps, async () => null),
  },
  "the removal of a bot's messages": {
    act: ({ bob }) =>
      removeContentOfMember(
        systemCtx(t.deps),
        { memberId: bob.id, isKept: false, keepsMessages: false },
        AbortSignal.timeout(60_000),
      ),
  },
  "reading": { act: ({ ada, bob }) => ada.put(chat(bob, "read"), {}) },
  "muting": { act: ({ ada, bob }) => ada.put(chat(bob, "mute"), { until: null }) },
  "unmuting": {
    before: ({ ada, bob }) => ada.put(chat(bob, "mute"), { until: null }),
    act: ({ ada, bob }) => ada.delete(chat(bob, "mute")),
  },
  "a request": {
    act: async ({ ada, eve }) => {
      await eve.post(on(ada, "follow"));
      await say(eve, ada);
    },
  },
  "accepting a request": { act: ({ ada, cai }) => ada.put(chat(cai, "accept")) },
  "declining a request": { act: ({ ada, cai }) => ada.put(chat(cai, "decline")) },
  "taking that back": {
    before: ({ ada, cai }) => ada.put(chat(cai, "decline")),
    act: ({ ada, cai }) => ada.delete(chat(cai, "decline")),
  },
  "following whose request was declined": {
    before: ({ ada, cai }) => ada.put(chat(cai, "decline")),
    act: ({ ada, cai }) => ada.post(on(cai, "follow")),
  },
  "the acceptance of what waited": { act: ({ ada, dea }) => dea.put(chat(ada, "accept")) },
  "blocking": { act: ({ ada, bob }) => ada.post(on(bob, "block")) },
  "being blocked": { act: ({ ada, cai }) => cai.post(on(ada, "block")) },
  "the end of a block": {
    before: ({ ada, bob }) => bob.post(on(ada, "block")),
    act: ({ ada, bob }) => bob.delete(on(ada, "block")),
  },
  "another name": { act: setting("bob", { displayName: "Robert" }) },
  "other words about oneself": { act: setting("cai", { bio: "Walks at dawn." }) },
  "a profile without a picture": { act: ({ bob }) => bob.put("/api/users/profile", { bio: "Tea." }) },
  "the other's filter": {
    before: async ({ ada, bob }) => {
      for (const one of [ada, bob]) await one.put("/api/users/settings", { moderationLevel: "high" });
    },
    act: setting("bob", { moderationLevel: "top" }),
  },
  "her own filter": {
    before: setting("bob", { moderationLevel: "high" }),
    act: setting("ada", { moderationLevel: "high" }),
  },
  "the deletion of the other's account": {
    act: ({ bob }) => bob.delete("/api/account", { password: bob.password }),
  },
  "a shared post": { act: share },
  "the deletion of a shared post": { before: share, act: deletePost },
  "another name of its author": { before: share, act: setting("eve", { displayName: "Dorothea" }) },
  "a block of its author": { before: share, act: ({ ada, eve }) => ada.post(on(eve, "block")) },
};

test.each(Object.entries(changes))("shows at once what changed: %s", async (_, { before, act }) => {
  const scene = await gather();
  await before?.(scene);
  const earlier = await read(scene.ada);
  const done = await act(scene);
  if (done instanceof Response) expect(done.ok).toBe(true);
  const shown = await read(scene.ada);
  dropCachedReads(t.deps.db.sql);
  expect(shown).toBe(await read(scene.ada));
  expect(shown).not.toBe(earlier);
});

test("reads a reader's first page once, and answers who has it without a statement", async () => {
  const { as, sent } = countedApp(t, "rate_limits");
  const { ada: { token } } = await gather();
  const ada = as({ token });
  const [path = ""] = pages;
  const first = await ada.get(path);
  const before = sent();
  const headers = { "If-None-Match": first.headers.get("etag") ?? "" };
  const statuses = [];
  for (let n = 0; n < 3; n++) statuses.push((await ada.request("GET", path, { headers })).status);
  expect([statuses, sent() - before]).toEqual([[304, 304, 304], 0]);
  expect(await (await ada.get(path)).text()).toBe(await first.text());
});

test("marks a message delivered that came after the page was read", async () => {
  const { ada, bob } = await gather();
  await read(ada);
  await say(bob, ada);
  await read(ada);
  const thread = await (await bob.get(`/api/conversations/${ada.id}`)).json() as { status: string }[];
  expect(thread[0]).toMatchObject({ status: "delivered" });
});

test("shows the end of a mute and of a crown that a filter needs when it comes", async () => {
  const { ada, bob } = await gather();
  const inTwoDays = new Date(t.clock.now().getTime() + 2 * dayMs);
  await ada.put(chat(bob, "mute"), { until: new Date(t.clock.now().getTime() + dayMs).toISOString() });
  for (const one of [ada, bob]) await giveCrown(t, one.id, one === bob ? inTwoDays : null);
  await t.sql`update members set moderation_level = 'low' where id in (${ada.id}, ${bob.id})`;
  t.deps.actors.forgetMember(ada.id);
  const rowOfBob = async () => {
    const rows = await (await ada.get(pages[0] ?? "")).json() as { mutedUntil: string; chatLevel: string }[];
    return [rows[0]?.mutedUntil !== null, rows[0]?.chatLevel];
  };
  expect(await rowOfBob()).toEqual([true, "low"]);
  t.clock.advance(dayMs);
  expect(await rowOfBob()).toEqual([false, "low"]);
  t.clock.advance(dayMs);
  expect(await rowOfBob()).toEqual([false, "high"]);
});
