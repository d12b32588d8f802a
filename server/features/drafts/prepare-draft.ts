import { msg, plural } from "@lingui/core/runtime-macro";
import type { z } from "zod";
import type { newDraft } from "#shared/drafts/contract.ts";
import { sayWhoQuotes } from "#shared/posts/audience-refusals.ts";
import { scheduleLimits } from "#shared/drafts/draft-limits.ts";
import { parseMediaUrl } from "#shared/media/media-url.ts";
import type { Support } from "#shared/moderation/crisis-support.ts";
import { normalizeCover } from "#shared/moderation/decide-cover.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import { isBlank } from "#shared/visible-text.ts";
import type { MemberCtx } from "../../context.ts";
import { Forbidden, Invalid, NotFound } from "../../errors.ts";
import { fileOrigins } from "../../settings/storage-config.ts";
import { choosePictures, foreignPicture } from "../media/attached/choose-pictures.ts";
import { classifyWithPictures, joinPostText } from "../moderation/classify-before-publishing.ts";
import { suggestCover } from "../moderation/covers/suggest-cover.ts";
import { getSupport } from "../moderation/get-support.ts";
import { isOwnCrisis } from "../moderation/words-of-crisis.ts";
import { readWrittenPoll } from "../polls/make-poll.ts";
import { getEmbeddedPost } from "../posts/get-post.ts";
import type { DraftContent } from "./draft-queries.ts";

export type GivenDraft = z.output<typeof newDraft>;

/** As it is given, before it is judged. */
export interface ReadDraft extends DraftContent {
  readonly pictures: readonly { readonly id: string; readonly alt: string }[];
}

interface JudgedDraft {
  /** Null where it is not scheduled, or nobody may see one of its pictures yet. */
  readonly level: ModerationLevel | null;
  readonly support: Support | null;
}

/**
 * Throws `foreign_image`, and `Invalid` for a picture that is named twice. `former`: what it was
 * before, which keeps the audiences and the poll that a client does not know.
 */
export function readDraft(
  ctx: MemberCtx,
  given: GivenDraft,
  former?: Pick<DraftContent, "commentsFrom" | "quotesFrom" | "poll">,
): ReadDraft {
  return {
    content: given.content,
    language: given.language ?? null,
    quotedPostId: given.quotedPostId ?? null,
    coverWords: given.coverWords ?? null,
    coverTopics: [...new Set(given.coverTopics)],
    madeWithAi: given.madeWithAi,
    poll: given.poll === undefined ? former?.poll ?? null : given.poll,
    commentsFrom: given.commentsFrom ?? former?.commentsFrom ?? "everyone",
    quotesFrom: given.quotesFrom ?? former?.quotesFrom ?? "everyone",
    publishAt: given.publishAt ? new Date(given.publishAt) : null,
    pictures: readPictures(ctx, given.images),
  };
}

/** Of a draft they may be missing a description, or have been removed: publishing asks for that. */
function readPictures(ctx: MemberCtx, images: GivenDraft["images"]): ReadDraft["pictures"] {
  const pictures = images.map(({ url, alt }) => ({
    id: parseMediaUrl(url, ...fileOrigins(ctx.config)),
    alt,
  }));
  const known = pictures.flatMap(({ id, alt }) => id ? [{ id, alt }] : []);
  if (known.length < pictures.length) throw foreignPicture();
  if (new Set(known.map(({ id }) => id)).size < known.length) {
    const text = msg`Please choose each picture once.`;
    throw new Invalid(text, { images: text });
  }
  return known;
}

/**
 * Judges what is scheduled, which must be fit to be published (posts.27). `keptTime`: when it was
 * scheduled for before. Throws `Invalid`, `description_missing` `cover_suggested` and
 * `Forbidden` as a new post would.
 */
export async function judgeDraft(
  ctx: MemberCtx,
  given: GivenDraft,
  { publishAt }: ReadDraft,
  keptTime: Date | null = null,
): Promise<JudgedDraft> {
  if (!publishAt) return { level: null, support: null };
  if (publishAt.getTime() !== keptTime?.getTime()) refuseTime(publishAt, ctx.clock.now());
  const content = isBlank(given.content) ? "" : given.content.trim();
  if (!content && given.images.length === 0) {
    throw new Invalid(msg`Please write something or attach an image before posting`);
  }
  const poll = given.poll ? readWrittenPoll(given.poll) : null;
  if (given.quotedPostId) await assertQuotable(ctx, given.quotedPostId);
  const pictures = await choosePictures(ctx, given.images);
  const cover = normalizeCover(given);
  const text = joinPostText(content, pictures, cover, poll?.answers);
  const words = { text, isFromNewcomer: ctx.actor.isNewcomer };
  const classified = await classifyWithPictures(ctx, words, pictures);
  suggestCover({ ...given, cover, text, classified });
  return {
    level: pictures.some(({ isHeld }) => isHeld) ? null : classified.level,
    support: isOwnCrisis(text, classified) ? await getSupport(ctx, ctx.actor.id) : null,
  };
}

function refuseTime(publishAt: Date, now: Date): void {
  const { soonestMs, latestMs } = scheduleLimits;
  const ahead = publishAt.getTime() - now.getTime();
  if (ahead < soonestMs) {
    const minutes = soonestMs / 60_000;
    const text = msg`Choose a time at least ${
      plural({ minutes }, { one: "# minute", other: "# minutes" })
    } from now.`;
    throw new Invalid(text, { publishAt: text });
  }
  if (ahead > latestMs) {
    const text = msg`Choose a time within a year from now.`;
    throw new Invalid(text, { publishAt: text });
  }
}

async function assertQuotable(ctx: MemberCtx, postId: string): Promise<void> {
  try {
    const { canQuote, quotesFrom, author } = await getEmbeddedPost(ctx, postId);
    if (!canQuote && quotesFrom !== "everyone") {
      throw new Forbidden(sayWhoQuotes(quotesFrom, author.displayName));
    }
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    const text = msg`The post you quote is no longer available.`;
    throw new Invalid(text, { quotedPostId: text });
  }
}
