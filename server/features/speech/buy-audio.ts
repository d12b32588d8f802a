import { setTimeout as wait } from "node:timers/promises";
import { uuidv7 } from "uuidv7";
import type { TtsVoice } from "#shared/speech/speech-price-and-voices.ts";
import { isLongEnough, spokenFrom } from "#shared/speech/long-enough.ts";
import { audioUrl, speechCost } from "#shared/speech/speech-price-and-voices.ts";
import type { MemberCtx } from "../../context.ts";
import { AppError, Conflict, Invalid } from "../../errors.ts";
import type { Speaker } from "../../providers/speech/speaker.ts";
import { speechDeadlineMs } from "../../providers/speech/speaker.ts";
import { refuseWhileFree } from "../assistant/crisis/refuse-while-free.ts";
import { listOwnBadges } from "../members/list-badges.ts";
import { postNotFound } from "../posts/get-post.ts";
import { refuseShortfall } from "../xp/refuse-shortfall.ts";
import { refundFailedAudio } from "./refund-failed-audio.ts";
import { generateAudio } from "./generate-audio.ts";
import { canBeSpoken } from "./permissions.ts";
import { claimAudio, selectSpokenPost, type SpokenPostRow } from "./audio-queries.ts";
import { spokenText } from "./spoken-text.ts";
import { publishedAddress } from "../../providers/storage/published-address.ts";

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
      return audioAt(audioId, "The audio is ready.");
    }
    const text = textToSpeak(post);
    const speaker = requireSpeaker(ctx.providers.speaker);
    if (audioId && hasRunOut(ctx, post)) await refundFailedAudio(ctx, audioId);
    else if (!audioId) {
      await refuseWhileFree(ctx, post.id, "audio");
      const id = await claimAndCharge(ctx, post.id, post.voice);
      if (id) return await makeAudio(ctx, { id, text, voice: post.voice, postId, speaker, signal });
    } else await wait(pollMs);
  }
  throw new Conflict(
    "request_in_progress",
    "The audio is still being generated. Please try again in a moment.",
  );
}

function audioAt(id: string, message: string): Audio {
  return { audioUrl: publishedAddress(audioUrl(id)), message, madeWithAi: true };
}

/** Throws unless the post has text that may be read aloud. */
function textToSpeak({ content, moderation_level }: SpokenPostRow): string {
  if (!isLongEnough(content)) {
    throw new Invalid(`Audio can be generated for posts of more than ${spokenFrom} characters.`);
  }
  if (!canBeSpoken({ level: moderation_level })) {
    throw new Conflict("conflict", "This post is still being checked. Please try again in a minute.");
  }
  const text = spokenText(content);
  if (!text) throw new Invalid("This post has no words to read.");
  return text;
}

function requireSpeaker(speaker: Speaker | null): Speaker {
  if (speaker) return speaker;
  throw new AppError(
    "ai_not_configured",
    "Audio isn't available here because no AI service is set up. Nothing was charged.",
  );
}

function hasRunOut(ctx: MemberCtx, { audio_expires_at }: SpokenPostRow): boolean {
  return audio_expires_at !== null && audio_expires_at.getTime() <= ctx.clock.now().getTime();
}

/**
 * Returns the id of the claim; null when another caller was first. Throws `insufficient_xp` (402).
 */
async function claimAndCharge(ctx: MemberCtx, postId: string, voice: TtsVoice): Promise<string | null> {
  const cost = speechCost(await listOwnBadges(ctx, ctx.actor.id), ctx.clock.now());
  const [id, at] = [uuidv7(), ctx.clock.now()];
  const expiresAt = new Date(at.getTime() + claimMs);
  const wanted = { id, postId, member: ctx.actor, voice, cost, at, expiresAt };
  return await refuseShortfall(() => claimAudio(ctx.sql, wanted)) ? id : null;
}

async function makeAudio(
  ctx: MemberCtx,
  making: Parameters<typeof generateAudio>[1] & { readonly postId: string },
): Promise<Audio> {
  if (await generateAudio(ctx, making)) return audioAt(making.id, "Audio generated successfully");
  if (!await selectSpokenPost(ctx.sql, ctx.actor, making.postId)) throw postNotFound();
  throw new Conflict("conflict", "The audio was removed while it was being generated. Nothing was charged.");
}
