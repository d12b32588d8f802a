import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Tx } from "../../../db/open-database.ts";
import { counterFaults } from "../../../testing/counters/counters.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { coverContent, judgeByPerson, lockContent, undoCover, undoJudgement } from "./judge-content.ts";
import type { ContentKind } from "./effect.ts";
import { hideComment, restoreComment } from "./hide-comment.ts";
import { hideContentOf, restoreContentOf } from "./hide-content-of-member.ts";
import { hideMessage, restoreMessage } from "./hide-message.ts";
import { hidePost, restorePost } from "./hide-post.ts";

const t = await createTestApp();
const kinds = ["post", "comment", "message"] as const;
const elements = ["text", "image"] as const;

interface Said {
  readonly ada: TestMember;
  readonly ben: TestMember;
  readonly ids: Readonly<Record<ContentKind, string>>;
}

const idOf = async (response: Response) => {
  expect(response.status).toBe(201);
  return (await response.json() as { id: string }).id;
};

/** Ada wrote one of each kind; Ben reposted and answered. */
async function said(): Promise<Said> {
  const [ada, ben] = [await member(t), await member(t)];
  await ben.post(`/api/users/${ada.id}/follow`);
  await ada.post(`/api/users/${ben.id}/follow`);
  const post = await idOf(await ada.post("/api/posts", { content: "Hazelnuts" }));
  await ben.post(`/api/posts/${post}/repost`);
  const comment = await idOf(await ada.post(`/api/posts/${post}/comments`, { content: "Marigold" }));
  await idOf(await ben.post(`/api/posts/${post}/comments`, { content: "Nettles", parentId: comment }));
  const message = await idOf(await ada.post("/api/messages", { receiverId: ben.id, content: "Rhubarb" }));
  return { ada, ben, ids: { post, comment, message } };
}

/** All rows that an effect may change, but versions of conversations, which only rise. */
async function rows({ ada, ben, ids }: Said): Promise<unknown> {
  return await t.sql`
    select
      (select jsonb_agg(to_jsonb(p) order by p.id) from posts p where ${ids.post} in (p.id, p.repost_of_id)) as posts,
      (select jsonb_agg(to_jsonb(c) order by c.id) from comments c where c.post_id = ${ids.post}) as comments,
      (select jsonb_agg(to_jsonb(e) - 'version' order by e.id) from messages e where e.sender_id = ${ada.id}) as messages,
      (select jsonb_agg(to_jsonb(s)) from conversation_members s where s.member_id = ${ben.id}) as sides,
      (select jsonb_agg(m.posts_count order by m.id) from members m where m.id in (${ada.id}, ${ben.id})) as counts,
      (
        select jsonb_agg(to_jsonb(v) order by v.post_id)
        from element_moderations v
        where ${ids.post} = v.post_id or ${ids.comment} = v.comment_id
      ) as verdicts,
      (select jsonb_agg(to_jsonb(v)) from verdicts_on_message(${ids.message}) as v) as "ofMessage"`;
}

const inTransaction = <T>(work: (tx: Tx) => Promise<T>) => t.db.transaction((tx) => work(tx));
const judged = (kind: ContentKind, id: string, level: "low" | "none") =>
  inTransaction((tx) =>
    judgeByPerson(tx, { kind, id, element: "image" }, { level, reason: "Hateful", at: t.clock.now() })
  );

test.each(kinds)(
  "undoing the level that a person gave a %s brings its verdicts and level back",
  async (kind) => {
    const scene = await said();
    const id = scene.ids[kind];
    const before = await rows(scene);
    const first = await judged(kind, id, "low");
    expect(first).toMatchObject({ level: "top" });
    const between = await rows(scene);
    expect(between).not.toEqual(before);
    expect(await counterFaults(t.sql)).toEqual([]);
    t.clock.advance(1000);
    const second = await judged(kind, id, "none");
    expect(second).toMatchObject({ level: "low", elements: [{ decided_by: "person", reason: "Hateful" }] });
    const after = await rows(scene);
    // A person has judged it anew.
    await inTransaction((tx) => undoJudgement(tx, kind, id, first));
    expect(await rows(scene)).toEqual(after);
    await inTransaction((tx) => undoJudgement(tx, kind, id, second));
    expect(await rows(scene)).toEqual(between);
    await inTransaction((tx) => undoJudgement(tx, kind, id, first));
    expect(await rows(scene)).toEqual(before);
    expect(await counterFaults(t.sql)).toEqual([]);
  },
);

test.each(kinds)("undoing the cover of a %s uncovers it, unless it was covered before", async (kind) => {
  const scene = await said();
  const id = scene.ids[kind];
  const before = await rows(scene);
  const cover = () => inTransaction((tx) => coverContent(tx, kind, id, t.clock.now()));
  const first = await cover();
  expect(first.coveredAt).toBeNull();
  const covered = await rows(scene);
  expect(covered).not.toEqual(before);
  t.clock.advance(1000);
  const second = await cover();
  expect(second.coveredAt).not.toBeNull();
  await inTransaction((tx) => undoCover(tx, kind, id, second));
  expect(await rows(scene)).toEqual(covered);
  await inTransaction((tx) => undoCover(tx, kind, id, first));
  expect(await rows(scene)).toEqual(before);
});

test.each(kinds)("restoring a hidden %s brings back all that counted it", async (kind) => {
  const scene = await said();
  const id = scene.ids[kind];
  const before = await rows(scene);
  const at = t.clock.now();
  const effects = { post: hidePost, comment: hideComment, message: hideMessage };
  const hide = () => inTransaction<{ id: string } | null>((tx) => effects[kind](tx, id, at));
  const hidden = await hide();
  expect(hidden).toMatchObject({ id });
  expect(await counterFaults(t.sql)).toEqual([]);
  expect(await hide()).toBeNull();
  const restore = () =>
    inTransaction<unknown>((tx) => {
      if (kind === "message") return restoreMessage(tx, id);
      return kind === "post" ? restorePost(tx, id, { promotions: [] }, at) : restoreComment(tx, id);
    });
  expect(await inTransaction((tx) => lockContent(tx, kind, id))).toBe(false);
  expect(await restore()).toBeTruthy();
  expect(await rows(scene)).toEqual(before);
  expect(await counterFaults(t.sql)).toEqual([]);
  expect(await restore()).toBe(kind === "message" ? false : null);
  expect(await inTransaction((tx) => lockContent(tx, kind, id))).toBe(true);
});

test("does nothing to content that is gone", async () => {
  const id = randomUUID();
  for (const kind of kinds) {
    expect(await inTransaction((tx) => lockContent(tx, kind, id))).toBe(false);
    for (const element of elements) {
      const about = { kind, id, element } as const;
      const given = { level: "low", reason: "Hateful", at: t.clock.now() } as const;
      await expect(inTransaction((tx) => judgeByPerson(tx, about, given))).rejects.toThrow("not locked");
    }
  }
  for (const hide of [hidePost, hideComment, hideMessage]) {
    expect(await inTransaction<unknown>((tx) => hide(tx, id, t.clock.now()))).toBeNull();
  }
});

test("hides and restores whole threads of a member at once, and keeps the counters by level", async () => {
  const { ada, ben, ids } = await said();
  const say = async (by: TestMember, parentId?: string) =>
    await idOf(await by.post(`/api/posts/${ids.post}/comments`, { content: "More", parentId }));
  for (let n = 0; n < 3; n++) {
    await say(ada, ids.comment);
    const root = await say(n === 0 ? ben : ada);
    for (const by of [ada, ben, ada]) await say(by, root);
  }
  await idOf(await ben.post("/api/posts", { content: "Juniper" }));
  const [before, at] = [await rows({ ada, ben, ids }), t.clock.now()];
  for (const who of [ada, ben]) {
    const hidden = await inTransaction((tx) => hideContentOf(tx, who.id, at));
    expect(hidden.hasMore).toBe(false);
    expect(hidden.comments.length).toBeGreaterThan(3);
    expect(await counterFaults(t.sql)).toEqual([]);
    const { left } = await inTransaction((tx) => restoreContentOf(tx, hidden, at));
    expect(left).toMatchObject({ posts: [], reposts: [], comments: [], hasMore: false });
    expect(await counterFaults(t.sql)).toEqual([]);
    expect(await rows({ ada, ben, ids })).toEqual(before);
  }
});
