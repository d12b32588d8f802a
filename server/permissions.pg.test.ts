import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import type { Viewer } from "./db/visibility/viewer.ts";
import { canDeleteComment } from "./features/comments/permissions.ts";
import { deleteCommentRow } from "./features/comments/comment-queries.ts";
import { canDeletePost, canRepost } from "./features/posts/permissions.ts";
import { deletePostRow } from "./features/posts/publish/delete-post-queries.ts";
import { insertRepost } from "./features/posts/repost/repost-queries.ts";
import { canPromote } from "./features/promotions/permissions.ts";
import { startPromotion } from "./features/promotions/promote-post.ts";
import { canRemoveAudio } from "./features/speech/permissions.ts";
import { detachAudio } from "./features/speech/audio-queries.ts";
import { createTestApp } from "./testing/create-test-app.ts";
import { member } from "./testing/member.ts";
import { post } from "./testing/post.ts";
import { giveXp } from "./testing/xp.ts";

// Permission is decided before a write; the write's own condition must not allow more, whoever
// calls it.
const t = await createTestApp();
const { sql } = t;
const [author, stranger] = [await member(t), await member(t)];
await giveXp(t, author.id, 5000);
await giveXp(t, stranger.id, 5000);

interface Guarded {
  readonly what: string;
  may(actor: Viewer, content: { authorId: string }): boolean;
  /** Creates content of the author's and tries the statement on it. Returns whether it wrote. */
  write(actor: Viewer): Promise<boolean>;
}

const ofAuthor = () => post(t, { authorId: author.id });
const at = () => t.clock.now();

const guarded: readonly Guarded[] = [
  {
    what: "delete a post",
    may: canDeletePost,
    async write(actor) {
      const { id } = await ofAuthor();
      return await deletePostRow(sql, { id, authorId: actor.id, cost: 0, at: at() }) !== null;
    },
  },
  {
    what: "delete a comment",
    may: canDeleteComment,
    async write(actor) {
      const response = await author.post(`/api/posts/${(await ofAuthor()).id}/comments`, {
        content: "Hello",
      });
      const { id } = await response.json() as { id: string };
      return await deleteCommentRow(sql, { id, authorId: actor.id, deletedAt: at() }) !== null;
    },
  },
  {
    what: "repost a post",
    may: canRepost,
    async write(member) {
      const reposted = await insertRepost(sql, { postId: (await ofAuthor()).id, member, at: at() });
      return reposted?.reposts_count === 1;
    },
  },
  {
    what: "promote a post",
    may: canPromote,
    async write(member) {
      const { id: postId } = await ofAuthor();
      const start = { id: uuidv7(), postId, member, hours: 1, at: at() };
      const started = await t.db.transaction((tx) => startPromotion(tx, start));
      return started?.outcome === "started";
    },
  },
  {
    what: "remove a post's audio",
    may: canRemoveAudio,
    async write(actor) {
      const [{ id: postId }, id] = [await ofAuthor(), uuidv7()];
      await sql`
        insert into post_audio (id, post_id, voice, member_id, state, expires_at, created_at)
        values (${id}, ${postId}, 'alloy', ${author.id}, 'ready', ${at()}, ${at()})`;
      await detachAudio(sql, { id: postId, authorId: actor.id });
      const [left] = await sql`select from post_audio where id = ${id} and post_id is null`;
      return left !== undefined;
    },
  },
];

test.each(guarded)("permission and statement agree on who may $what", async ({ may, write }) => {
  for (const actor of [author, stranger].map(({ id }): Viewer => ({ id, filter: null }))) {
    expect(await write(actor)).toBe(may(actor, { authorId: author.id }));
  }
});
