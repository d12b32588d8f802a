import { expect, test } from "vitest";
import { aCase, decided, undone } from "../../testing/scenes/a-case.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { runJob } from "../../testing/app/run-jobs.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";

const t = await createTestApp();
const moderator = await member(t, { isModerator: true });
const root = await member(t, { isAdmin: true });
const [ada, ben] = [await member(t), await member(t)];

/** The status and words that somebody reads where the post was. */
async function read(by: TestMember, id: string) {
  const response = await by.get(`/api/posts/${id}`);
  const { message } = await response.json() as { message?: string };
  return [response.status, message];
}
const gone = [404, "This post is no longer available."];
const told = [404, "A moderator removed this. The reason comes within ten minutes."];

test("tells the author alone that a moderator removed the post, until they are told why", async () => {
  const { id } = await post(t, { authorId: ada.id });
  const caseId = await aCase(t, { kind: "post", subjectId: id, memberId: ada.id });
  await decided(moderator, caseId, { decision: "remove" });
  expect(await read(ada, id)).toEqual(told);
  expect(await read(ben, id)).toEqual(gone);
  t.clock.advance(11 * 60_000);
  await runJob(t, "notice_decisions");
  expect(await read(ada, id)).toEqual(gone);
});

test("tells so of a post in a wave, and shows it again after Undo", async () => {
  const { id } = await post(t, { authorId: ada.id });
  const subjectId = "00000000-0000-8000-8000-000000000001";
  const caseId = await aCase(t, { kind: "wave", subjectId, memberId: null });
  await t.sql`insert into wave_contents values (${caseId}, 'post', ${id}, ${ada.id})`;
  await decided(moderator, caseId, { decision: "remove" });
  expect(await read(ada, id)).toEqual(told);
  await undone(moderator, caseId);
  expect((await read(ada, id))[0]).toBe(200);
});

test("says nothing more of what an administrator removed, whose reason its author has already", async () => {
  const { id } = await post(t, { authorId: ada.id });
  const removed = await root.post(`/api/admin/posts/${id}/remove`, { reason: "Spam" });
  expect(removed.status).toBeLessThan(300);
  expect(await read(ada, id)).toEqual(gone);
});
