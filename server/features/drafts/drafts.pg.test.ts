import { uuidv7 } from "uuidv7";
import { beforeEach, describe, expect, test } from "vitest";
import type { Draft } from "#shared/drafts/contract.ts";
import { mostDrafts, scheduleLimits } from "#shared/drafts/draft-limits.ts";
import type { ErrorEnvelope } from "#shared/errors.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { exhaustLimit } from "../../testing/exhaust-limit.ts";
import { runWhileLocked } from "../../testing/lock-waits.ts";
import { member, signIn, type TestMember } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";
import { aDraft, draftsOf, inMinutes } from "../../testing/scenes/draft-scene.ts";

/** What the moderator waits for before it answers. */
let beforeVerdict: () => Promise<void> = () => Promise.resolve();
const t = await createTestApp();
const { moderator } = t.deps.providers;
const { classify } = moderator;
moderator.classify = async (content) => {
  await beforeVerdict();
  return await classify.call(moderator, content);
};
let ada: TestMember;
beforeEach(async () => {
  ada = await member(t);
});

const change = (id: string, given: object, by: Pick<TestMember, "put"> = ada) =>
  by.put(`/api/drafts/${id}`, given);

/** Writes rows directly, as many as there may be. */
async function fill(memberId: string, count: number, publishAt: string | null): Promise<void> {
  await t.sql`
    insert into drafts (id, member_id, content, created_at, updated_at, publish_at)
    select gen_random_uuid(), ${memberId}, 'One of many', ${t.clock.now()}, ${t.clock.now()}, ${publishAt}
    from generate_series(1, ${count})`;
}

describe("a draft", () => {
  test("keeps all of what was written as it was written, also what is not fit to be posted", async () => {
    const given = {
      content: "  Unfinished \n",
      language: "de",
      quotedPostId: uuidv7(),
      coverWords: "",
      coverTopics: ["loss", "health"] as const,
      madeWithAi: true,
    };
    const draft = await aDraft(ada, { ...given, coverTopics: [...given.coverTopics] });
    expect(draft).toMatchObject({
      ...given,
      revision: 1,
      publishAt: null,
      moderationLevel: null,
      problem: null,
      support: null,
    });
    const { support: _, ...listed } = draft as Draft & { support: null };
    expect(await draftsOf(ada)).toEqual([listed]);
    expect((await aDraft(ada, {})).content).toBe("");
  });

  test("is listed with the last changed first, page by page, and is on all devices of its author", async () => {
    const ids = [];
    for (const content of ["One", "Two", "Three"]) {
      ids.push((await aDraft(ada, { content })).id);
      t.clock.advance(1000);
    }
    await change(ids[0]!, { content: "One, and more", revision: 1 });
    const phone = await signIn(t, ada.id);
    const first = await phone.get("/api/drafts?limit=2");
    const cursor = first.headers.get("X-Next-Cursor");
    const second = await phone.get(`/api/drafts?limit=2&cursor=${cursor}`);
    const contents = [...await first.json() as Draft[], ...await second.json() as Draft[]]
      .map(({ content }) => content);
    expect(contents).toEqual(["One, and more", "Three", "Two"]);
  });

  test("is there once, however often a device that lost the response sends it", async () => {
    const headers = { "Idempotency-Key": uuidv7() };
    const send = () => ada.request("POST", "/api/drafts", { json: { content: "Once" }, headers });
    const [first, again] = [await (await send()).json(), await (await send()).json()] as Draft[];
    expect(again).toEqual(first);
    expect(await draftsOf(ada)).toHaveLength(1);
  });

  test("a change that arrives twice is made once", async () => {
    const { id } = await aDraft(ada);
    const given = { content: "Longer", revision: 1 };
    const [first, again] = await Promise.all([change(id, given), change(id, given)]);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(await draftsOf(ada)).toMatchObject([{ content: "Longer", revision: 2 }]);
  });

  test("that two devices changed is written by the first, and the other is told both texts", async () => {
    const { id } = await aDraft(ada, { content: "Begun" });
    const phone = await signIn(t, ada.id);
    expect((await change(id, { content: "Begun at the desk", revision: 1 })).status).toBe(200);
    const refused = await change(id, { content: "Begun on the train", revision: 1 }, phone);
    expect(refused.status).toBe(409);
    expect(await refused.json() as ErrorEnvelope).toMatchObject({
      code: "edit_conflict",
      edits: {
        current: { revision: 2, content: "Begun at the desk" },
        yours: { revision: 1, content: "Begun on the train" },
      },
    });
    expect(await draftsOf(ada)).toMatchObject([{ content: "Begun at the desk" }]);
  });

  test("of two changes at the same moment one is made", async () => {
    const { id } = await aDraft(ada);
    const texts = ["Left", "Right"];
    const responses = await runWhileLocked(
      t.deps.db,
      (tx) => tx`select from members where id = ${ada.id} for no key update`,
      texts.map((content) => () => change(id, { content, revision: 1 })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [kept] = await draftsOf(ada);
    expect([kept?.revision, kept?.content]).toEqual([2, texts[responses[0]?.status === 200 ? 0 : 1]]);
  });

  test("is nobody else's, whoever asks: not a stranger's, a moderator's or an administrator's", async () => {
    const { id } = await aDraft(ada);
    const others = [
      await member(t),
      await member(t, { isModerator: true }),
      await member(t, { isAdmin: true }),
    ];
    for (const other of others) {
      expect((await change(id, { content: "Taken over", revision: 1 }, other)).status).toBe(404);
      expect((await other.delete(`/api/drafts/${id}`)).status).toBe(404);
      expect(await draftsOf(other)).toEqual([]);
    }
    expect(await draftsOf(ada)).toMatchObject([{ content: "Unfinished" }]);
  });

  test("is gone when it was thrown away, which a device that still shows it is told", async () => {
    const { id } = await aDraft(ada);
    expect(await (await ada.delete(`/api/drafts/${id}`)).json()).toEqual({ success: true });
    expect(await draftsOf(ada)).toEqual([]);
    for (const late of [await ada.delete(`/api/drafts/${id}`), await change(id, { revision: 1 })]) {
      expect(late.status).toBe(404);
      expect((await late.json() as ErrorEnvelope).message).toBe(
        "This draft is no longer there: it was published, or thrown away on another device.",
      );
    }
  });

  test("is refused as the hundred and first, and the words say what to do", async () => {
    await fill(ada.id, mostDrafts - 1, null);
    const [first, second] = await Promise.all([ada.post("/api/drafts", {}), ada.post("/api/drafts", {})]);
    const refused = [first, second].find(({ status }) => status !== 201);
    expect([first.status, second.status].toSorted()).toEqual([201, 409]);
    expect(await refused?.json()).toMatchObject({
      code: "conflict",
      message: "You can keep at most 100 drafts. Post one or throw one away first.",
    });
    expect(await draftsOf(ada)).toHaveLength(mostDrafts);
  });

  test("waits when a device writes it more often than anybody writes", async () => {
    await exhaustLimit(t, "draft", ada.id);
    expect((await ada.post("/api/drafts", {})).status).toBe(429);
  });
});

describe("a scheduled post", () => {
  test("is judged when it is written, and listed with the next first, apart from drafts", async () => {
    const late = await aDraft(ada, { content: "Late tea", publishAt: inMinutes(t, 90) });
    const soon = await aDraft(ada, { content: "Early tea", publishAt: inMinutes(t, 30) });
    expect(soon).toMatchObject({ publishAt: inMinutes(t, 30), moderationLevel: "top", support: null });
    expect((await draftsOf(ada, "scheduled")).map(({ id }) => id)).toEqual([soon.id, late.id]);
    expect(await draftsOf(ada)).toEqual([]);
    const first = await ada.get("/api/drafts?scheduled=true&limit=1");
    const cursor = first.headers.get("X-Next-Cursor");
    expect(await (await ada.get(`/api/drafts?scheduled=true&limit=1&cursor=${cursor}`)).json())
      .toMatchObject([{ id: late.id }]);
  });

  test("by an author in distress brings help", async () => {
    const words = { content: "I want to kill myself", publishAt: inMinutes(t, 30) };
    expect(await aDraft(ada, words)).toMatchObject({ support: { resources: expect.any(Array) as unknown } });
    // Nobody reads a draft, so nobody judges it.
    expect(await aDraft(ada, { content: words.content })).toMatchObject({
      support: null,
      moderationLevel: null,
    });
  });

  test.each([
    ["in four minutes", 4, "Choose a time at least 5 minutes from now."],
    ["in the past", -60, "Choose a time at least 5 minutes from now."],
    ["in more than a year", 367 * 24 * 60, "Choose a time within a year from now."],
  ])("%s is refused", async (_, minutes, says) => {
    const refused = await ada.post("/api/drafts", { content: "Tea", publishAt: inMinutes(t, minutes) });
    expect(refused.status).toBe(400);
    expect((await refused.json() as ErrorEnvelope).fields).toEqual({ publishAt: says });
  });

  test("can be edited until its time, which may be less than five minutes away by then", async () => {
    const publishAt = inMinutes(t, 6);
    const { id } = await aDraft(ada, { content: "Tea", publishAt });
    t.clock.advance(4 * 60_000);
    expect((await change(id, { content: "Coffee", publishAt, revision: 1 })).status).toBe(200);
    expect((await change(id, { content: "Coffee", publishAt: inMinutes(t, 3), revision: 2 })).status).toBe(
      400,
    );
    expect(await draftsOf(ada, "scheduled")).toMatchObject([{ content: "Coffee", publishAt, revision: 2 }]);
  });

  test("that describes cruelty is asked about, where its author wants to be, until it is covered", async () => {
    const given = { content: "They beat the dog to death", suggestsCover: true };
    const planned = { ...given, publishAt: inMinutes(t, 30) };
    const asked = await ada.post("/api/drafts", planned);
    expect([asked.status, await asked.json()]).toMatchObject([409, {
      code: "cover_suggested",
      coverTopics: ["violence"],
    }]);
    expect(await draftsOf(ada, "scheduled")).toEqual([]);
    const cover = { coverWords: "A dog", coverTopics: ["violence"] };
    for (const fine of [given, { ...planned, suggestsCover: false }, { ...planned, ...cover }]) {
      expect((await ada.post("/api/drafts", fine)).status).toBe(201);
    }
  });

  test("says what a new post would say that is not fit to be posted", async () => {
    const publishAt = inMinutes(t, 30);
    const ben = await member(t);
    const { id: quotedPostId } = await post(t, { authorId: ben.id });
    await ben.post(`/api/users/${ada.id}/block`);
    const empty = await ada.post("/api/drafts", { content: " ", publishAt });
    expect([empty.status, await empty.json()]).toMatchObject([400, {
      message: "Please write something or attach an image before posting",
    }]);
    const quote = await ada.post("/api/drafts", { content: "So true", quotedPostId, publishAt });
    expect([quote.status, await quote.json()]).toMatchObject([400, {
      fields: { quotedPostId: "The post you quote is no longer available." },
    }]);
    expect(await draftsOf(ada, "scheduled")).toEqual([]);
  });

  test("is refused as the fifty-first, also when a draft is scheduled, and cancelling is always possible", async () => {
    await fill(ada.id, mostDrafts, null);
    await fill(ada.id, scheduleLimits.most, inMinutes(t, 30));
    const refused = await ada.post("/api/drafts", { content: "Tea", publishAt: inMinutes(t, 30) });
    expect([refused.status, await refused.json()]).toMatchObject([409, {
      code: "conflict",
      message: "You can schedule at most 50 posts. Cancel one, or wait until one is published.",
    }]);
    const [draft] = await draftsOf(ada);
    const given = { content: "Tea", publishAt: inMinutes(t, 30), revision: 1 };
    expect((await change(draft!.id, given)).status).toBe(409);
    const [planned] = await draftsOf(ada, "scheduled");
    const cancelled = await change(planned!.id, { content: planned!.content, revision: 1 });
    expect([cancelled.status, await cancelled.json()]).toMatchObject([200, {
      publishAt: null,
      moderationLevel: null,
      problem: null,
    }]);
  });

  test("is not written by a session that ends while it is judged", async () => {
    const asked = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    beforeVerdict = async () => {
      asked.resolve();
      await goOn.promise;
    };
    const thief = await signIn(t, ada.id);
    const late = thief.post("/api/drafts", { content: "Buy this", publishAt: inMinutes(t, 30) });
    await asked.promise;
    await t.sql`select void_grants(${ada.id}, ${ada.sessionId})`;
    goOn.resolve();
    beforeVerdict = () => Promise.resolve();
    expect((await late).status).toBe(401);
    expect([await draftsOf(ada, "scheduled"), await draftsOf(ada)]).toEqual([[], []]);
  });
});
