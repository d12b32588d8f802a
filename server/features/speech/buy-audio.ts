import { msg } from "@lingui/core/runtime-macro";
import { setTimeout as wait } from "node:timers/promises";
import { uuidv7 } from "uuidv7";
import { getAudioUrl, getSpeechCost, type TtsVoice } from "#shared/speech/speech-price-and-voices.ts";
import { findLanguage } from "#shared/language/find-language.ts";
import { isLongEnough, spokenFrom } from "#shared/speech/long-enough.ts";
import type { MemberCtx } from "../../context.ts";
import { AppError, Conflict, Invalid } from "../../errors.ts";
import { type Speaker, speechDeadlineMs } from "../../providers/speech/speaker.ts";
import { refuseWhileFree } from "../assistant/crisis/refuse-while-free.ts";
import { listOwnBadges } from "../members/list-badges.ts";
import { postNotFound } from "../posts/get-post.ts";
import { refuseShortfall } from "../xp/refuse-shortfall.ts";
import { refundFailedAudio } from "./refund-failed-audio.ts";
import { canBeSpoken } from "./permissions.ts";
import { claimAudio, selectSpokenPost, settleAudio, type SpokenPostRow } from "./audio-queries.ts";
import { getPublishedAddress } from "../../providers/storage/published-address.ts";
import { splitSpoilers } from "#shared/posts/spoilers.ts";
import { splitText } from "#shared/posts/hashtags-mentions-links.ts";
import type { Text } from "#shared/language/text.ts";
import { describeFailure } from "../../providers/describe-failure.ts";
import { AiModelUnknown, AiResting, AiUnavailable } from "../../providers/ai/ai.ts";
import { countSecondsUntil } from "../../providers/ai/failures/convert-to-ai-failure.ts";
import { formatFailure } from "../../providers/ai/failures/format-failure.ts";
import { markMp3 } from "../../providers/speech/mark-mp3.ts";
import { publishXp } from "../xp/publish-xp.ts";
import { getAudioKey } from "./audio-key.ts";
import { removeAudioFile } from "./remove-audio-file.ts";
import { writeText } from "../../language/write-text.ts";

/** Longer than any generation, so that only the claim of a dead process expires. */
const claimMs = speechDeadlineMs + 45_000;
const pollMs = 200;
const patienceMs = speechDeadlineMs + 5_000;

interface Audio {
  audioUrl: string;
  message: string;
  madeWithAi: true;
}

/**
 * Audio of a post in the actor's voice. Existing audio is free. Otherwise the first caller pays and
 * it is generated; later callers wait for it and pay nothing, or become the first when it fails
 * (speech.2). A failure before the audio is ready refunds the XP: here, or in `sweepAudio` when
 * this process dies. Throws 404, 400 for a text that is too short, 409 without a level or after
 * words of crisis (ai.26), 402, 503 `ai_not_configured`.
 */
export async function buyAudio(ctx: MemberCtx, postId: string, signal: AbortSignal): Promise<Audio> {
  for (let waited = 0; waited < patienceMs && !signal.aborted; waited += pollMs) {
    const post = await selectSpokenPost(ctx.sql, ctx.actor, postId);
    if (!post) throw postNotFound();
    const { audio_id: audioId, audio_state: state } = post;
    if (audioId && state === "ready" && canBeSpoken({ level: post.moderation_level })) {
      return audioAt(audioId, writeText(msg`The audio is ready.`, ctx.language));
    }
    const text = textToSpeak(post);
    const speaker = requireSpeaker(ctx.providers.speaker);
    if (audioId && hasRunOut(ctx, post)) await refundFailedAudio(ctx, audioId);
    else if (!audioId) {
      await refuseWhileFree(ctx, post.id, "audio");
      const id = await claimAndCharge(ctx, post.id, post.voice);
      if (id) return await makeAudio(ctx, { id, text, post, speaker, signal });
    } else await wait(pollMs);
  }
  throw new Conflict(
    "request_in_progress",
    msg`The audio is still being generated. Please try again in a moment.`,
  );
}

function audioAt(id: string, message: string): Audio {
  return { audioUrl: getPublishedAddress(getAudioUrl(id)), message, madeWithAi: true };
}

/** Throws unless the post has text that may be read aloud. */
function textToSpeak({ content, language, moderation_level }: SpokenPostRow): string {
  if (!isLongEnough(content)) {
    throw new Invalid(msg`Audio can be generated for posts of more than ${{ spokenFrom }} characters.`);
  }
  if (!canBeSpoken({ level: moderation_level })) {
    throw new Conflict("conflict", msg`This post is still being checked. Please try again in a minute.`);
  }
  const text = getSpokenText(content, language);
  if (!text) throw new Invalid(msg`This post has no words to read.`);
  return text;
}

function requireSpeaker(speaker: Speaker | null): Speaker {
  if (speaker) return speaker;
  throw new AppError(
    "ai_not_configured",
    msg`Audio isn't available here because no AI service is set up. Nothing was charged.`,
  );
}

function hasRunOut(ctx: MemberCtx, { audio_expires_at }: SpokenPostRow): boolean {
  return audio_expires_at !== null && audio_expires_at.getTime() <= ctx.clock.now().getTime();
}

/**
 * Returns the id of the claim; null when another caller was first. Throws `insufficient_xp` (402).
 */
async function claimAndCharge(ctx: MemberCtx, postId: string, voice: TtsVoice): Promise<string | null> {
  const cost = getSpeechCost(await listOwnBadges(ctx, ctx.actor.id), ctx.clock.now());
  const [id, at] = [uuidv7(), ctx.clock.now()];
  const expiresAt = new Date(at.getTime() + claimMs);
  const wanted = { id, postId, member: ctx.actor, voice, cost, at, expiresAt };
  return await refuseShortfall(() => claimAudio(ctx.sql, wanted)) ? id : null;
}

async function makeAudio(
  ctx: MemberCtx,
  making: Making,
): Promise<Audio> {
  if (await generateAudio(ctx, making)) {
    return audioAt(making.id, writeText(msg`Audio generated successfully`, ctx.language));
  }
  if (!await selectSpokenPost(ctx.sql, ctx.actor, making.post.id)) throw postNotFound();
  throw new Conflict(
    "conflict",
    msg`The audio was removed while it was being generated. Nothing was charged.`,
  );
}

/**
 * The text of a post to read aloud: hashtags as words, mentions as names, links as their host, said
 * in the post's language where we have its words. Empty when there is nothing to read.
 */
export function getSpokenText(content: string, language: string | null): string {
  // What is hidden until it is asked for is read, since the reading was asked for (posts.25).
  const words = splitSpoilers(content).map(({ text }) => text).join("");
  const spoken = splitText(words).map((part) => {
    if (part.type === "hashtag") return splitName(part.text.slice(1));
    if (part.type === "mention") return splitName(part.username);
    if (part.type === "link") {
      const host = new URL(part.url).hostname.replace(/^www\./, "");
      return writeText(msg`link to ${{ host }}`, findLanguage(language) ?? "en");
    }
    return part.text;
  }).join("");
  // A repeated character would be read out one by one.
  const calm = spoken.replace(/([^\p{L}\p{N}\s.])\1{2,}/gu, "$1").replace(/[^\S\n]+/g, " ").trim();
  return /[\p{L}\p{N}]/u.test(calm) ? calm : "";
}

/** MorningWalk_2026 → Morning Walk 2026. */
function splitName(name: string): string {
  return name.replace(/[_.]+/g, " ").replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").trim();
}

/** A paid claim, and the text to generate. */
interface Making {
  readonly id: string;
  /** Of a repost its original. */
  readonly post: Pick<SpokenPostRow, "id" | "language" | "voice">;
  readonly text: string;
  readonly speaker: Speaker;
  /** Fires when the caller leaves. */
  readonly signal: AbortSignal;
}

/**
 * Generates the audio of a claim, marked as made by a model (speech.4). Returns false, with a
 * refund, when the post or its audio was deleted meanwhile. Throws `unavailable` (503), with a
 * refund, when the generation failed.
 */
async function generateAudio(ctx: MemberCtx, making: Making): Promise<boolean> {
  const { id, text, post, speaker, signal } = making;
  let settled: Awaited<ReturnType<typeof settleAudio>>;
  try {
    const spoken = await speaker.speak(text, post.voice, {
      signal,
      member: ctx.actor.id,
      language: post.language,
    });
    await ctx.providers.storage.put(getAudioKey(id), markMp3(spoken));
    signal.throwIfAborted();
    settled = await settleAudio(ctx.sql, id);
  } catch (cause) {
    // It may be ready though the database's answer was lost.
    ctx.changed([`post:${post.id}`]);
    // The provider has told the log of a model that the service doesn't have.
    const isToldOf = cause instanceof AiModelUnknown;
    const error = cause instanceof AiUnavailable ? cause.message : describeFailure(cause);
    if (!isToldOf) ctx.log.warn({ error, audioId: id }, "audio could not be generated");
    const refund = await refundFailedAudio(ctx, id).then(() => refunded, (err: unknown) => {
      // If the database failed, the claim expires and `sweepAudio` refunds the XP.
      ctx.log.warn({ err }, "XP is still to be refunded");
      return toBeRefunded;
    });
    throw failureOf(cause, refund, ctx.clock.now());
  }
  if (settled) {
    ctx.changed([`post:${post.id}`]);
    publishXp(ctx, settled.own_xp);
  } else {
    await refundFailedAudio(ctx, id);
    // An earlier abandonment could not delete the file, which was written later.
    await removeAudioFile(ctx, id);
  }
  return settled !== null;
}

const refunded = msg`Your XP has been refunded.`;
const toBeRefunded = msg`Your XP will be refunded in a few minutes.`;

function failureOf(cause: unknown, refund: Text, now: Date): AppError {
  const why = formatFailure(cause, "audio", now);
  const message = why === null
    ? [msg`The audio could not be generated.`, refund, msg`Please try again in a moment.`]
    : [why, refund];
  const retryAfter = cause instanceof AiResting ? { retryAfter: countSecondsUntil(cause.until, now) } : {};
  return new AppError("unavailable", message, { cause, ...retryAfter });
}
