import { moderationLevels } from "#shared/moderation/moderation-levels.ts";
import { storedImage } from "../pictures.ts";
import { type Act, pick } from "./act.ts";
import { pickCover } from "./call-acts.ts";

/** Fewer than posts, so that threads form. */
const latest = 5;

/** A comment, or a reply to one of the same post. */
const remark: Act = async (by, { posts, comments }) => {
  const postId = pick(posts.slice(-latest));
  const threads = comments.filter((one) => one.postId === postId);
  const parentId = Math.random() < 0.5 && threads.length > 0 ? pick(threads).id : undefined;
  const content = pick(["Well said", '\u{1F331} "so"', "\\ or\nnot", "They beat the dog to death"]);
  const answer = await by.post(`/api/posts/${postId}/comments`, { content, parentId, ...pickCover() });
  if (answer.status === 201) comments.push({ id: (await answer.json() as { id: string }).id, postId });
};

/** Two pictures under a comment. */
const picture: Act = async (by, { t, comments }) => {
  const one = pick(comments.slice(-30));
  if (!one) return;
  for (const place of [0, 1]) {
    const imageId = await storedImage(t, by.id);
    await t.sql`
      insert into attached_pictures (image_id, comment_id, place, alt)
      select ${imageId}, id, ${place}, ${`Picture "${place}"`}
      from comments
      where id = ${one.id} and deleted_at is null
      on conflict do nothing`;
  }
};

const onComment = (method: "post" | "delete", verb: string): Act => async (by, { comments }) => {
  const one = pick(comments.slice(-30));
  if (one) await by[method](`/api/comments/${one.id}${verb}`);
};

const judge: Act = async (_by, { t, comments }) => {
  const one = pick(comments.slice(-30));
  if (!one) return;
  const level = pick([...moderationLevels, "top", null]);
  await t.sql`update comments set moderation_level = ${level} where id = ${one.id}`;
};

/** What members do by calls. */
export const commentCalls: readonly Act[] = [
  remark,
  remark,
  remark,
  remark,
  onComment("post", "/like"),
  onComment("post", "/like"),
  onComment("delete", "/like"),
  onComment("delete", ""),
  onComment("delete", ""),
  onComment("post", "/fold"),
  onComment("post", "/fold"),
  onComment("delete", "/fold"),
];

export const commentActs: readonly Act[] = [...commentCalls, judge, picture];
