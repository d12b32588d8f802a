import { lisaId } from "#shared/assistant/lisa.ts";
import { noCoverChoices } from "#shared/moderation/decide-cover.ts";
import type { Ctx } from "../../../context.ts";
import type { Viewer } from "../../../db/visibility/viewer.ts";
import { NotFound } from "../../../errors.ts";
import { loadComment } from "../../comments/load-comment.ts";
import { readDiscussion } from "../../comments/read-discussion.ts";
import { readUpTo } from "../../messages/thread/read-up-to.ts";
import { getPosts } from "../../posts/get-post.ts";
import type { ViewerCtx } from "../../posts/hydrate-posts.ts";
import type { Quotation } from "../prompts/quote-data.ts";
import type { Reading } from "../prompts/lisa-prompt.ts";
import { type AskerRow, type Question, selectAsker } from "./lisa-queries.ts";

const commentsRead = 30;
const messagesRead = 20;

/** A question to Lisa with everything she reads for it, as the asker may see it. */
export interface QuestionToLisa extends Question {
  readonly asker: Viewer & Pick<AskerRow, "lisa_model" | "has_given_birth_date" | "language">;
  readonly reading: Reading;
  /** It reads as harmful: no model is asked. */
  readonly isHarmful: boolean;
  /** Where a comment with the answer goes; null: her answer is a message. */
  readonly place:
    | { readonly postId: string; readonly parentId: string | null; readonly isOwnPost: boolean }
    | null;
}

/** Null when there is nothing to answer: see `selectAsker`, or the asker doesn't see it. */
export async function loadQuestionToLisa(ctx: Ctx, question: Question): Promise<QuestionToLisa | null> {
  const row = await selectAsker(ctx.sql, question, ctx.clock.now());
  if (!row) return null;
  const asAsker = { sql: ctx.sql, clock: ctx.clock, actor: { ...row, coverChoices: noCoverChoices } };
  const read = question.kind === "message"
    ? await readMessages(asAsker, row, question.id)
    : await readPost(asAsker, row, question);
  return read && { ...question, asker: row, place: null, ...read };
}

type Read = Pick<QuestionToLisa, "reading" | "isHarmful"> & Partial<Pick<QuestionToLisa, "place">>;

/** The thread between the two, up to the question. */
async function readMessages(ctx: ViewerCtx, asker: AskerRow, id: string): Promise<Read | null> {
  const messages = await readUpTo(ctx, { otherId: lisaId, messageId: id, limit: messagesRead });
  const last = messages.at(-1);
  if (last?.id !== id) return null;
  const quotations = messages.map(({ senderId, content, images }): Quotation => ({
    label: senderId === lisaId ? "your own earlier message" : `message by @${asker.username}`,
    text: withPictures(content, images),
  }));
  const question = quotations.pop() as Quotation;
  const isHarmful = last.moderationLevel === "none";
  return { reading: { about: null, before: quotations, question, askedIn: "message" }, isHarmful };
}

/** The post and the latest of its comments. */
async function readPost(ctx: ViewerCtx, asker: AskerRow, { kind, id }: Question): Promise<Read | null> {
  const comment = kind === "comment" ? await loadComment(ctx, id).catch(nullIfGone) : null;
  const postId = comment?.post_id ?? id;
  const post = (await getPosts(ctx, [postId])).get(postId);
  if (!post) return null;
  const isHarmful = (comment ? comment.moderation_level : post.moderationLevel) === "none";
  const posted = {
    label: `post by @${post.author.username}`,
    text: withPictures(post.content, post.images),
  };
  const said = await readDiscussion(ctx, postId, commentsRead);
  const before = said.filter((one) => one.id !== id)
    .map(({ username, content }) => ({ label: `comment by @${username}`, text: content }));
  const reading: Reading = comment
    ? {
      about: posted,
      before,
      question: { label: `comment by @${asker.username}`, text: comment.content },
      askedIn: "comment",
    }
    : { about: null, before, question: posted, askedIn: "post" };
  // A reply is one level deep (comments.1).
  const parentId = comment && (comment.parent_id ?? comment.id);
  return { reading, isHarmful, place: { postId, parentId, isOwnPost: post.author.id === asker.id } };
}

/** Lisa sees no pictures, but reads how each is described. */
function withPictures(content: string, images: readonly { readonly alt: string }[]): string {
  return [content, ...images.map(({ alt }) => `(With a picture: ${alt || "not described"})`)].join("\n")
    .trim();
}

function nullIfGone(error: unknown): null {
  if (error instanceof NotFound) return null;
  throw error;
}
