import { expect, test } from "vitest";
import type { Changes } from "../../changes.ts";
import { onChanges } from "../../db/cache/drop-cached-reads.ts";
import { comment } from "../../testing/comment.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { systemCtx } from "../../testing/ctx-of.ts";
import { member } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";
import { removeContentOfMember } from "../account/remove-content-of-member.ts";
import { reviewWaiting } from "./review-fallback-verdicts.ts";

const t = await createTestApp();
const ada = await member(t);

function listenForChanges(): Changes[] {
  const told: Changes[] = [];
  onChanges(t.deps.db.sql, (changes) => told.push(changes));
  return told;
}

test("a later verdict names the post, or the post of the comment, and drops no others", async () => {
  const judged = await post(t, { authorId: ada.id, moderationLevel: null });
  const { id: postId } = await post(t, { authorId: ada.id });
  await comment(t, { postId, authorId: ada.id, moderationLevel: null });
  const told = listenForChanges();
  await reviewWaiting(t.deps, async () => null);
  expect(told).toHaveLength(2);
  expect(told).toEqual(expect.arrayContaining([
    [`post:${judged.id}`, "gone"],
    [`post:${postId}`, `threads:${postId}`, `reader:${ada.id}`],
  ]));
});

test("the removal of a member's content names what each batch changed", async () => {
  const bob = await member(t);
  const { id } = await post(t, { authorId: bob.id });
  const { id: other } = await post(t, { authorId: ada.id });
  await ada.post(`/api/users/${bob.id}/follow`);
  await bob.post(`/api/posts/${other}/like`);
  await bob.post(`/api/posts/${other}/comments`, { content: "Lovely" });
  const told = listenForChanges();
  const removal = { memberId: bob.id, isKept: false, keepsMessages: true };
  await removeContentOfMember(systemCtx(t.deps), removal, AbortSignal.timeout(60_000));
  const ofContent = told.filter((changes) => changes.length > 0 && !String(changes).startsWith("notices:"));
  expect(ofContent).toEqual([
    [`reader:${ada.id}`],
    ["newest", "gone", `author:${bob.id}`, `post:${id}`],
    [`post:${other}`, `threads:${other}`],
    [`post:${other}`],
  ]);
});
