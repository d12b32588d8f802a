import { uuidv7 } from "uuidv7";
import type { Text } from "#shared/language/text.ts";
import { getMediaUrl } from "#shared/media/media-url.ts";
import { isLevelVisible } from "#shared/moderation/content-filter.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { MemberCtx } from "../../../context.ts";
import { type Ai, AiModelUnknown } from "../../../providers/ai/ai.ts";
import { formatFailure } from "../../../providers/ai/failures/format-failure.ts";
import { describeFailure } from "../../../providers/describe-failure.ts";
import { comparePicture } from "../../media/compare-picture.ts";
import { storeImage } from "../../media/store-image.ts";
import { removeUnusedImage } from "../../media/remove-image.ts";
import { classify } from "../../moderation/classify-before-publishing.ts";
import { keepAnswerAlive } from "../answers/alive/keep-answer-alive.ts";
import type { LiveAnswer } from "../answers/live-answer.ts";
import { endFailed, endSettled, settleAnswer } from "../answers/settle-answer.ts";

interface Image {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly level: ModerationLevel;
  /** False: the member's filter hides it, so it was not stored. */
  readonly isShown: boolean;
}

type Wanted = Parameters<Ai["draw"]>[0];

/** Draws, judges, stores and settles an image, with or without followers. Never rejects. */
export async function drawAnswer(ctx: MemberCtx, live: LiveAnswer, ai: Ai, wanted: Wanted): Promise<void> {
  const progress = keepAnswerAlive(ctx, live);
  try {
    const { image, why } = await drawAndStore(ctx, live, ai, wanted);
    await progress.end();
    const isShown = image?.isShown ?? false;
    const state = image === null
      ? live.isStopped ? "stopped" as const : "failed" as const
      : isShown
      ? "complete" as const
      : "withheld" as const;
    const done = await settleAnswer(ctx, {
      id: live.start.question.id,
      state,
      content: "",
      level: image?.level ?? null,
      isPaid: isShown,
      tokens: 0,
      imageId: isShown && image ? image.id : null,
      imageAlt: isShown ? wanted.prompt : "",
    });
    const isKept = done?.state === "complete";
    if (image?.isShown && !isKept) await removeUnusedImage(ctx, image.id);
    if (!done) return await endFailed(ctx, live, "settled elsewhere");
    const shown = isKept && image
      ? {
        imageUrl: getMediaUrl(image.id),
        imageAlt: wanted.prompt,
        imageWidth: image.width,
        imageHeight: image.height,
        imagePlaceholder: image.placeholder,
      }
      : {};
    endSettled(ctx, live, done, { content: "", ...shown }, why);
  } catch (err) {
    await progress.end();
    ctx.log.error({ err }, "an image could not be settled; its XP is still to be given back");
    await endFailed(ctx, live, "still to settle");
  }
}

interface Drawn {
  /** With its level, stored after judging; null when it failed or was stopped. */
  readonly image: Image | null;
  /** Why it failed, for the member, where that is known. */
  readonly why: Text | null;
}

async function drawAndStore(ctx: MemberCtx, live: LiveAnswer, ai: Ai, wanted: Wanted): Promise<Drawn> {
  try {
    const bytes = await ai.draw(wanted, live.signal);
    live.signal.throwIfAborted();
    const [id, ownerId] = [uuidv7(), ctx.actor.id];
    const processed = await ctx.providers.images.process(bytes, ownerId, { by: "model", isStill: true });
    const { full, width, height, placeholder } = processed;
    const standing = await comparePicture(ctx, { bytes, full });
    if (standing.isHeld) {
      // A known image is kept, any other one would wait for nobody: it is drawn again when asked.
      if (standing.reference !== null) await storeImage(ctx, { id, ownerId, processed, standing });
      return { image: null, why: null };
    }
    const { level } = await classify(ctx, { image: { bytes: full, mediaType: "image/webp" } });
    const isShown = isLevelVisible(level, ctx.actor.filter);
    if (isShown) await storeImage(ctx, { id, ownerId, processed, standing });
    return { image: { id, width, height, placeholder, level, isShown }, why: null };
  } catch (error) {
    // The provider has told the log of a model that the service doesn't have.
    const isToldOf = error instanceof AiModelUnknown;
    if (!live.isStopped && !isToldOf) ctx.log.warn({ error: describeFailure(error) }, "an image failed");
    return { image: null, why: formatFailure(error, "picture", ctx.clock.now()) };
  }
}
