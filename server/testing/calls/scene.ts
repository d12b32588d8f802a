import { uuidv7 } from "uuidv7";
import { comment } from "../comment.ts";
import type { TestApp } from "../create-test-app.ts";
import { member, type TestMember } from "../member.ts";
import { post } from "../post.ts";
import { randomLetters } from "../random-letters.ts";
import { giveXp } from "../xp.ts";

/** The members and content of every call, made for each case. */
export interface Scene {
  readonly t: TestApp;
  /** The caller; follows Ben and has 100 XP. */
  readonly ada: TestMember;
  /** The author of the post and comment that calls are about. */
  readonly ben: TestMember;
  /** Blocked by Ben, so that neither sees the other. */
  readonly blocked: TestMember;
  /** Signed in, and unrelated. */
  readonly other: TestMember;
  /** Ben's post, long enough to be read aloud, with a unique hashtag. */
  readonly post: string;
  readonly tag: string;
  /** Ben's comment on his post. */
  readonly comment: string;
  /** Ada's own post. */
  readonly ownPost: string;
  readonly ownComment: string;
  /** An unknown id. */
  readonly nothing: string;
}

const longText = "The lake was still this morning, and I stayed until the sun stood above it. ".repeat(4);

export async function scene(t: TestApp): Promise<Scene> {
  const [ada, ben, blocked, other] = await Promise.all([member(t), member(t), member(t), member(t)]);
  const tag = `t${randomLetters(20)}`;
  const [created, own] = await Promise.all([
    ben.post("/api/posts", { content: `${longText}#${tag}` }),
    post(t, { authorId: ada.id }),
    giveXp(t, ada.id, 100),
    ada.post(`/api/users/${ben.id}/follow`),
    ben.post(`/api/users/${blocked.id}/block`),
  ]);
  const { id: postId } = await created.json() as { id: string };
  const [bens, adas] = await Promise.all([
    comment(t, { postId, authorId: ben.id }),
    comment(t, { postId, authorId: ada.id }),
    t.sql`update posts set comments_count = 2 where id = ${postId}`,
  ]);
  return {
    t,
    ada,
    ben,
    blocked,
    other,
    post: postId,
    tag,
    comment: bens.id,
    ownPost: own.id,
    ownComment: adas.id,
    nothing: uuidv7(),
  };
}
