import { uuidv7 } from "uuidv7";
import { comment } from "../comment.ts";
import type { TestApp } from "../create-test-app.ts";
import { member, type TestMember } from "../member.ts";
import { post } from "../post.ts";
import { randomLetters } from "../random-letters.ts";
import { giveXp } from "../xp.ts";

/** What every call finds: made anew for each case. */
export interface Scene {
  readonly t: TestApp;
  /** Who calls; follows Ben and holds 100 XP. */
  readonly ada: TestMember;
  /** Whose post and comment the calls are about. */
  readonly ben: TestMember;
  /** Neither sees the other: Ben has blocked them. */
  readonly blocked: TestMember;
  /** Signed in, and nothing else. */
  readonly other: TestMember;
  /** Ben's, long enough to be read aloud, with a hashtag of its own. */
  readonly post: string;
  readonly tag: string;
  /** Ben's, below his post. */
  readonly comment: string;
  /** Ada's own. */
  readonly ownPost: string;
  readonly ownComment: string;
  /** An id nobody has. */
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
