import { expect, test } from "vitest";
import { retention } from "#shared/retention.ts";
import { createCtx } from "../../../context.ts";
import { hideContentOf, mergeHidden, restoreContentOf } from "./hide-content-of-member.ts";
import { hidePost } from "./hide-post.ts";
import { removeContentOfMember } from "../../account/remove-content-of-member.ts";
import { selectMarkedPosts, selectOwnPosts } from "../../account/export/own-content-queries.ts";
import { counterFaults } from "../../../testing/counters/counters.ts";
import { runJob } from "../../../testing/app/run-jobs.ts";
import {
  type Content,
  differing,
  hide,
  restore,
  seen,
  setScene,
  showing,
} from "../../../testing/scenes/removal-scene.ts";

const scene = await setScene();

test("hides removed texts from every list, and restoring brings everything back", async () => {
  const { t, said } = scene;
  const before = await seen(scene);
  // A removed text's pictures and audio are removed apart from it.
  for (const words of [["Hazelnuts", "Marigold", "Parsley", "Rhubarb"], ["Juniper", "Nettles"]] as const) {
    const formers: [Content, object][] = [];
    for (const word of words) {
      const content = said[word];
      expect(showing(before, word), word).not.toEqual([]);
      const former = await hide(scene, content);
      expect(former, word).toMatchObject({ id: content.id });
      expect(await hide(scene, content), word).toBeNull();
      formers.unshift([content, former ?? {}]);
    }
    const hidden = await seen(scene);
    expect(words.flatMap((word) => showing(hidden, word))).toEqual([]);
    expect(await counterFaults(t.sql)).toEqual([]);
    for (const [content, former] of formers) await restore(scene, content, former);
    expect(await counterFaults(t.sql)).toEqual([]);
  }
  expect(differing(before, await seen(scene))).toEqual([]);
});

test("hides and restores all that a member posted in batches", async () => {
  const { t, ada, ben } = scene;
  const before = await seen(scene);
  for (const { id } of [ben, ada]) {
    const at = t.clock.now();
    let hidden = mergeHidden(null, { hasMore: true });
    while (hidden.hasMore) {
      hidden = mergeHidden(hidden, await t.db.transaction((tx) => hideContentOf(tx, id, at, 1)));
    }
    const without = await seen(scene);
    const gone = id === ben.id ? ["Juniper", "A comment below"] : ["Hazelnuts", "Marigold", "Parsley"];
    expect(gone.flatMap((word) => showing(without, word))).toEqual([]);
    expect(showing(without, "Rhubarb")).not.toEqual([]);
    expect(await counterFaults(t.sql)).toEqual([]);
    do {
      ({ left: hidden } = await t.db.transaction((tx) => restoreContentOf(tx, hidden, at, 1)));
    } while (hidden.hasMore);
    expect(await counterFaults(t.sql)).toEqual([]);
  }
  expect(differing(before, await seen(scene))).toEqual([]);
});

test("refuses acts on removed content as if it were not there", async () => {
  const { t, ada, ben, said } = scene;
  const { Hazelnuts: first, Marigold: thread } = said;
  const formers = [await hide(scene, first), await hide(scene, thread)];
  const json = { content: "On what is gone" };
  for (const by of [ada, ben]) {
    const answers = [
      by.post(`/api/posts/${first.id}/like`),
      by.delete(`/api/posts/${first.id}/like`),
      by.post(`/api/posts/${first.id}/repost`),
      by.delete(`/api/posts/${first.id}/repost`),
      by.post(`/api/posts/${first.id}/comments`, json),
      by.post("/api/posts", { ...json, quotedPostId: first.id, isQuote: true }),
      by.post(`/api/posts/${first.id}/report`, { reason: "spam" }),
      by.get(`/api/posts/${first.id}/deletion-cost`),
      by.delete(`/api/posts/${first.id}`),
      by.post(`/api/comments/${thread.id}/like`),
      by.delete(`/api/comments/${thread.id}`),
      by.post(`/api/comments/${thread.id}/report`, { reason: "spam" }),
    ];
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 404));
  }
  expect(await counterFaults(t.sql)).toEqual([]);
  await restore(scene, first, formers[0] ?? {});
  await restore(scene, thread, formers[1] ?? {});
});

test("exports what was removed to its author alone", async () => {
  const { t, ada, cleo } = scene;
  const say = async (by: typeof ada, content: string) =>
    (await (await by.post("/api/posts", { content })).json() as { id: string }).id;
  const id = await say(ada, "Saffron at dawn");
  await cleo.post(`/api/posts/${id}/like`);
  await t.db.transaction((tx) => hidePost(tx, id, t.clock.now()));
  const [own] = await selectOwnPosts(t.sql, ada.id, { after: null, limit: 1, offset: 0 }, t.clock.now());
  expect(own?.item).toMatchObject({
    id,
    content: "Saffron at dawn",
    removedAt: expect.any(String) as string,
  });
  const liked = await selectMarkedPosts(t.sql, cleo.id, "post_likes", { after: null, limit: 50, offset: 0 });
  expect(liked.map(({ id: post }) => post)).not.toContain(id);
});

test("keeps what replies hang on, and deletes what was removed after its time", async () => {
  const { t, cleo, said } = scene;
  const { Hazelnuts: first, Marigold: thread, Parsley: reply, Rhubarb: message } = said;
  for (const one of [thread, message]) {
    const table = t.sql(one === thread ? "comments" : "messages");
    await t.sql`update ${table} set cover_words = 'Herbs', cover_topics = '{loss}' where id = ${one.id}`;
  }
  for (const one of [first, thread, reply, message]) await hide(scene, one);
  // The comment that the removed reply answers is deleted by its author, who sees no reply to it.
  const [answered] = await t.sql<{ parent_id: string }[]>`
    select parent_id from comments where id = ${reply.id}`;
  expect((await cleo.delete(`/api/comments/${answered?.parent_id}`)).status).toBe(200);
  t.clock.advance((retention.removedContent.days - 1) * 24 * 60 * 60 * 1000);
  await runJob(t, "hourly_cleanup");
  expect(await t.sql`select from comments where id = ${reply.id}`).toHaveLength(1);
  t.clock.advance(2 * 24 * 60 * 60 * 1000);
  await runJob(t, "hourly_cleanup");
  expect(await t.sql`select from posts where id = ${first.id}`).toEqual([]);
  expect(await t.sql`select from images`).toEqual([]);
  // Its replies keep it as a tombstone; one without replies goes, and what it answered with it.
  const emptied = { content: "", removed_at: null, cover_words: null, cover_topics: [] };
  expect(
    await t.sql`select content, removed_at, cover_words, cover_topics from comments where id = ${thread.id}`,
  )
    .toEqual([emptied]);
  expect(await t.sql`select from comments where id in (${reply.id}, ${answered?.parent_id ?? ""})`)
    .toEqual([]);
  expect(
    await t.sql`select content, removed_at, cover_words, cover_topics from messages where id = ${message.id}`,
  )
    .toEqual([emptied]);
  expect(await counterFaults(t.sql)).toEqual([]);
});

test("removes a deleted member's removed content with the rest, and keeps counters of others", async () => {
  const { t, ben } = scene;
  await t.db.transaction((tx) => hideContentOf(tx, ben.id, t.clock.now()));
  const controller = new AbortController();
  const ctx = createCtx(t.deps, { type: "system", name: "test" });
  await removeContentOfMember(
    ctx,
    { memberId: ben.id, isKept: false, keepsMessages: false },
    controller.signal,
  );
  expect(await t.sql`select from posts where author_id = ${ben.id}`).toEqual([]);
  expect(await t.sql`select from comments where author_id = ${ben.id} and content <> ''`).toEqual([]);
  expect(await counterFaults(t.sql)).toEqual([]);
});
