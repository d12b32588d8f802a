import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { undoMinutes } from "#shared/cases/decision-kinds.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { comment } from "../../../testing/comment.ts";
import { counterFaults } from "../../../testing/counters/counters.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { forgetAnswers } from "../../../testing/forget-answers.ts";
import { member } from "../../../testing/member.ts";
import { picture } from "../../../testing/pictures.ts";
import { post } from "../../../testing/post.ts";
import { runJob, runJobs } from "../../../testing/app/run-jobs.ts";
import { giveXp, xpOf } from "../../../testing/xp.ts";

const t = await createTestApp();
const root = await member(t, { isAdmin: true });
const [ada, ben] = [await member(t), await member(t)];

const remove = (kind: "posts" | "comments", id: string, by = root) =>
  by.post(`/api/admin/${kind}/${id}/remove`, { reason: "Advertising" });
const auditOf = (subjectId: string) => t.sql`select * from audit_log where subject_id = ${subjectId}`;

test("hides a post with everything that belongs to it, without cost, and notifies its author of the reason", async () => {
  await giveXp(t, ada.id, 1_000);
  const { id } = await post(t, { authorId: ada.id, content: "Buy my pills" });
  await ben.post(`/api/posts/${id}/like`);
  await ben.post(`/api/posts/${id}/repost`);
  await ben.post(`/api/posts/${id}/comments`, { content: "Hm" });
  const before = await xpOf(t, ada.id);
  t.clock.advance(1);
  const response = await remove("posts", id);
  expect([response.status, await response.json()]).toEqual([200, { success: true }]);
  expect((await ada.get(`/api/posts/${id}`)).status).toBe(404);
  expect(await xpOf(t, ada.id)).toEqual(before);
  expect(await (await ada.get("/api/notifications")).json()).toMatchObject([
    { type: "moderation", message: "Your post was removed: Advertising", postId: null, fromUser: null },
  ]);
  expect(await auditOf(id)).toMatchObject([
    {
      action: "remove_post",
      actor_id: root.id,
      target_id: ada.id,
      target_username: ada.username,
      reason: "Advertising",
      details: { case: expect.any(String) as string },
    },
  ]);
  expect(await counterFaults(t.sql)).toEqual([]);
  expect((await remove("posts", id)).status).toBe(404);
});

test("takes the picture from its address, and ends the promotion", async () => {
  await giveXp(t, ada.id, 5_000);
  const form = new FormData();
  form.append("content", "With a picture");
  const bytes = new Uint8Array(await picture(40, 30).jpeg().toBuffer());
  form.append("image", new File([bytes], "lake.jpg", { type: "image/jpeg" }));
  const made = await (await ada.request("POST", "/api/posts", { body: form })).json() as Post;
  const { id, imageUrl } = made;
  await runJobs(t);
  expect((await ben.get(imageUrl ?? "")).status).toBe(200);
  expect((await ada.post(`/api/posts/${id}/promote`, { durationHours: 2 })).status).toBe(201);
  expect((await remove("posts", id)).status).toBe(200);
  expect(await auditOf(id)).toMatchObject([{ details: { case: expect.any(String) as string } }]);
  await runJobs(t);
  expect((await ben.get(imageUrl ?? "")).status).toBe(404);
  expect(await t.sql`select end_reason from promotions`).toEqual([{ end_reason: "post" }]);
});

test("closes a case with a decision, which can be undone and which whoever reported it hears of", async () => {
  const cleo = await member(t);
  const { id } = await post(t, { authorId: cleo.id, content: "Cheap rings" });
  await ben.post(`/api/posts/${id}/report`, { reason: "spam" });
  expect((await remove("posts", id)).status).toBe(200);
  const cases = await (await root.get("/api/moderation/reports?state=closed")).json() as { id: string }[];
  const [closed] = cases.filter((one) => JSON.stringify(one).includes(id));
  expect(closed).toMatchObject({ decision: "remove", sources: ["report", "administrator"], count: 1 });
  expect((await root.post(`/api/moderation/cases/${closed?.id}/undo`)).status).toBe(200);
  expect((await ben.get(`/api/posts/${id}`)).status).toBe(200);
  expect(await (await cleo.get("/api/notifications")).json()).toEqual([]);
  expect((await remove("posts", id)).status).toBe(200);
  t.clock.advance(11 * 60_000);
  await runJob(t, "notice_decisions");
  expect(await (await ben.get("/api/notifications?limit=1")).text()).toContain("did something about it");
  expect(await (await cleo.get("/api/notifications")).json()).toMatchObject([
    { type: "moderation", message: "Your post was removed: Advertising" },
  ]);
  expect(await counterFaults(t.sql)).toEqual([]);
});

test("leaves an open case as it is when there is nothing left to remove", async () => {
  const { id } = await post(t, { authorId: ada.id });
  await ben.post(`/api/posts/${id}/report`, { reason: "spam" });
  expect((await ada.delete(`/api/posts/${id}`)).status).toBe(200);
  expect((await remove("posts", id)).status).toBe(404);
  expect(await t.sql`select sources, closed_at from cases where subject_id = ${id}`).toEqual([
    { sources: ["report"], closed_at: null },
  ]);
});

test("removes the original of a repost", async () => {
  const { id } = await post(t, { authorId: ada.id });
  await ben.post(`/api/posts/${id}/repost`);
  const [repost] = await t.sql<{ id: string }[]>`select id from posts where repost_of_id = ${id}`;
  expect((await remove("posts", repost!.id)).status).toBe(200);
  expect((await ada.get(`/api/posts/${id}`)).status).toBe(404);
  expect(await auditOf(id)).toMatchObject([{ target_id: ada.id }]);
  expect(await counterFaults(t.sql)).toEqual([]);
});

test("removes a comment, keeping its replies, and notifies its author of the reason", async () => {
  const { id: postId } = await post(t, { authorId: ada.id });
  const say = async (content: string, parentId?: string) => {
    const response = await ben.post(`/api/posts/${postId}/comments`, { content, parentId });
    return (await response.json() as { id: string }).id;
  };
  const thread = await say("Cheap watches");
  const reply = await say("Really cheap", thread);
  t.clock.advance(1);
  expect(await (await remove("comments", thread)).json()).toEqual({ success: true });
  expect(await (await ada.get(`/api/posts/${postId}/comments`)).json()).toMatchObject([
    { id: thread, content: "", isDeleted: true, replies: [{ id: reply }] },
  ]);
  expect(await (await ben.get("/api/notifications?limit=1")).json()).toMatchObject([
    { type: "moderation", message: "Your comment was removed: Advertising" },
  ]);
  expect(await auditOf(thread)).toMatchObject([
    { action: "remove_comment", target_id: ben.id, details: { postId, case: expect.any(String) as string } },
  ]);
  expect((await remove("comments", thread)).status).toBe(404);
  expect((await remove("comments", reply)).status).toBe(200);
  expect(await (await ada.get(`/api/posts/${postId}/comments`)).json()).toEqual([]);
  expect(await counterFaults(t.sql)).toEqual([]);
});

test("removes content from lists at once, and notifies its receivers", async () => {
  const { id: postId } = await post(t, { authorId: ada.id });
  const said = await ben.post(`/api/posts/${postId}/comments`, { content: "Look here" });
  const { id } = await said.json() as { id: string };
  const heard: unknown[] = [];
  t.deps.bus.listen({ onEvent: (event) => heard.push(event), onGap() {} });
  await remove("comments", id);
  expect(heard).toMatchObject([
    { type: "notification", memberId: ada.id, isNew: false },
    { type: "notification", memberId: ben.id, isNew: true },
    { type: "case_changed" },
  ]);
});

test("removes an administrator's own content without a notification", async () => {
  const { id } = await post(t, { authorId: root.id });
  expect((await remove("posts", id)).status).toBe(200);
  expect(await auditOf(id)).toMatchObject([{ actor_id: root.id, target_id: root.id }]);
  expect(await (await root.get("/api/notifications")).json()).toEqual([]);
});

test("removes once per Idempotency-Key, also when the first attempt died after writing", async () => {
  const { id } = await post(t, { authorId: ada.id });
  const ask = (headers: Record<string, string>) =>
    root.request("POST", `/api/admin/posts/${id}/remove`, { json: { reason: "Spam" }, headers });
  const headers = { "Idempotency-Key": randomUUID() };
  expect((await ask(headers)).status).toBe(200);
  await forgetAnswers(t.sql);
  expect((await ask(headers)).status).toBe(200);
  expect((await ask({})).status).toBe(404);
  expect(await auditOf(id)).toHaveLength(1);
});

test("requires a reason, an administrator and existing content", async () => {
  const { id } = await post(t, { authorId: ada.id });
  const { id: commentId } = await comment(t, { postId: id, authorId: ada.id });
  expect((await remove("posts", id, ada)).status).toBe(403);
  expect((await remove("comments", commentId, ben)).status).toBe(403);
  expect((await root.post(`/api/admin/posts/${id}/remove`, {})).status).toBe(400);
  expect((await remove("posts", randomUUID())).status).toBe(404);
  expect((await remove("comments", randomUUID())).status).toBe(404);
  expect(await auditOf(id)).toHaveLength(0);
});

test("closes the case of what an administrator removes, and tells who reported it once, the author not again", async () => {
  const [author, reporter] = [await member(t), await member(t)];
  const { id } = await post(t, { authorId: author.id });
  await reporter.post(`/api/posts/${id}/report`, { reason: "spam" });
  expect((await remove("posts", id)).status).toBe(200);
  t.clock.advance(undoMinutes * 60_000 + 1);
  await runJob(t, "notice_decisions");
  const cases = await t.sql`
    select c.reports_count, c.closed_at is not null as is_closed, d.decision, d.rule, d.decided_by
    from cases c
    join decisions d on d.case_id = c.id
    where c.subject_id = ${id}`;
  expect(cases).toEqual([
    { reports_count: 1, is_closed: true, decision: "remove", rule: "spam", decided_by: root.id },
  ]);
  const heard = async (who: typeof ada) =>
    (await (await who.get("/api/notifications")).json() as { message: string }[]).map(({ message }) =>
      message
    );
  expect(await heard(author)).toEqual(["Your post was removed: Advertising"]);
  expect(await heard(reporter)).toEqual([expect.stringContaining("did something about it")]);
});
