import type { ModerationLevel } from "#shared/primitives.ts";
import type { Cover } from "#shared/moderation/decide-cover.ts";
import { findWorstLevel, getLevelRank } from "#shared/moderation/moderation-levels.ts";
import type { Deps } from "../../context.ts";
import type { Sql } from "../../db/open-database.ts";
import type { ImageProcessor } from "../../providers/images/image-processor.ts";
import type { ElementVerdict, ToClassify, Verdict } from "../../providers/moderation/moderator.ts";
import { selectKeptVerdicts } from "./uploads/upload-verdict-queries.ts";

/** A moderator's verdict, with the overall level. */
export interface Classified extends Verdict {
  readonly level: ModerationLevel;
}

interface Judged extends Classified {
  /** A service was asked and could not decide. */
  readonly hasServiceFailed: boolean;
}

/** The wait for the stills of a picture while its author waits. */
const stillsWithinMs = 3_000;
/** The owner of stills that are made for no member's call. */
const review = "review";

interface Asker extends Pick<Deps, "providers"> {
  readonly actor?: { readonly type?: string; readonly id?: string } | null;
}

/**
 * Classifies content before it is published, within the deadlines of the stills and of the
 * moderator; never rejects (moderation.4). Of an animation's frames and a tall picture's parts the
 * worst decides (media.9).
 */
export async function classify(
  { providers: { moderator, images }, actor }: Asker,
  content: ToClassify,
  withinMs = stillsWithinMs,
): Promise<Judged> {
  const { image, ...words } = { ...content, member: actor?.id };
  // The built-in moderator looks at no picture.
  const stills = !image || moderator.isBuiltIn
    ? undefined
    : await cutStills(images, image.bytes, { memberId: actor?.id ?? review, withinMs });
  if (stills === null) return withLevel(distrustImage(await moderator.classify(words)));
  const [first, ...others] = stills ?? [];
  const verdicts = await Promise.all([
    moderator.classify(image ? { ...words, image: { ...image, bytes: first ?? image.bytes } } : words),
    ...others.map((bytes) =>
      moderator.classify({ image: { bytes, mediaType: "image/webp" }, member: actor?.id })
    ),
  ]);
  return withLevel(joinVerdicts(verdicts));
}

/**
 * Classifies words with pictures, of which the worst decides (media.14). A service that judged a
 * picture as its upload ended is not asked about it again. Those that nobody may see (media.11)
 * have no bytes, and are sent nowhere.
 */
export async function classifyWithPictures(
  ctx: Asker & { readonly sql: Sql },
  words: Omit<ToClassify, "image">,
  pictures: readonly { readonly id: string; readonly bytes: Uint8Array | null }[],
  withinMs = stillsWithinMs,
): Promise<Judged> {
  const shown = pictures.flatMap(({ id, bytes }) => bytes ? [{ id, bytes }] : []);
  const kept = await selectKeptVerdicts(ctx, shown.map(({ id }) => id));
  const [first, ...others] = shown.flatMap(({ id, bytes }) =>
    kept.has(id) ? [] : [{ image: { bytes, mediaType: "image/webp" } as const }]
  );
  const known = [...kept.values()];
  const isAllKnown = !words.text && !first && known.length > 0;
  const verdicts = await Promise.all([
    ...(isAllKnown ? [] : [classify(ctx, { ...words, ...first }, withinMs)]),
    ...others.map((picture) => classify(ctx, picture, withinMs)),
  ]);
  // Not where no stills could be made: the service can judge what else waits.
  const hasServiceFailed = verdicts.some((verdict) => verdict.hasServiceFailed);
  return withLevel({ ...joinVerdicts([...verdicts, ...known]), hasServiceFailed });
}

/** The stills of a stored picture; null when they cannot be made in time. */
async function cutStills(
  images: ImageProcessor,
  stored: Uint8Array,
  { memberId, withinMs }: { readonly memberId: string; readonly withinMs: number },
): Promise<readonly Uint8Array[] | null> {
  const signal = AbortSignal.timeout(withinMs);
  // A still that is being made does not heed the signal.
  const late = new Promise<null>((resolve) => signal.addEventListener("abort", () => resolve(null)));
  return await Promise.race([images.stillsOf(stored, memberId, signal).catch(() => null), late]);
}

function withLevel(verdict: Omit<Judged, "level">): Judged {
  return { ...verdict, level: findWorstLevel(verdict.elements.map(({ level }) => level)) };
}

/** Whether only their author's grave feelings bring the words below top (moderation.13). */
export function isOnlyDistress({ elements }: Verdict): boolean {
  return elements.some(({ onlyDistress }) => onlyDistress);
}

/** One verdict of several about the same content: of pictures and their stills the worst. */
function joinVerdicts(verdicts: readonly Verdict[]): Omit<Judged, "level"> {
  const elements = new Map<ElementVerdict["type"], ElementVerdict>();
  for (const element of verdicts.flatMap((verdict) => verdict.elements)) {
    const known = elements.get(element.type);
    if (!known || getLevelRank(element.level) > getLevelRank(known.level)) {
      elements.set(element.type, element);
    }
  }
  const undecided = verdicts.find(({ decidedBy }) => decidedBy === "local-fallback");
  return {
    elements: [...elements.values()],
    support: verdicts.some(({ support }) => support),
    topics: [...new Set(verdicts.flatMap((verdict) => verdict.topics ?? []))],
    decidedBy: (undecided ?? verdicts[0])?.decidedBy ?? "local",
    hasServiceFailed: undecided !== undefined,
  };
}

/**
 * The verdict about the words beside an image whose stills could not be made in time: the image is
 * sent nowhere, is never top, and is asked about again later.
 */
function distrustImage(verdict: Verdict): Omit<Judged, "level"> {
  const image: ElementVerdict = { type: "image", level: "high", reason: "not_checked" };
  return {
    ...verdict,
    elements: [...verdict.elements, image],
    decidedBy: "local-fallback",
    hasServiceFailed: verdict.decidedBy === "local-fallback",
  };
}

/**
 * The text of a post to classify, with the answers of its poll, its pictures' descriptions and its
 * author's line over it, which others read too.
 */
export function joinPostText(
  content: string,
  pictures: readonly { readonly alt: string }[],
  cover: Pick<Cover, "words"> | null = null,
  answers: readonly string[] = [],
): string {
  return [content, ...answers, ...pictures.map(({ alt }) => alt), cover?.words].filter(Boolean).join("\n\n");
}
