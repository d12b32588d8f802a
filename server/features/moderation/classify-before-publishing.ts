import type { ModerationLevel } from "#shared/primitives.ts";
import { levelRank, worstLevel } from "#shared/moderation/moderation-levels.ts";
import type { Deps } from "../../context.ts";
import type { ElementVerdict, ToClassify, Verdict } from "../../providers/moderation/moderator.ts";

/** A moderator's verdict, with the overall level. */
export interface Classified extends Verdict {
  readonly level: ModerationLevel;
}

/**
 * Classifies content before it is published, within the moderator's deadline; never
 * rejects (moderation.4). Of an animation's frames and a tall picture's parts the worst decides
 * (media.9).
 */
export async function classify(
  { providers: { moderator, images } }: Pick<Deps, "providers">,
  content: ToClassify,
): Promise<Classified> {
  const { image } = content;
  const stills = image ? await images.stillsOf(image.bytes).catch(() => null) : [];
  const [first, ...others] = stills ?? [];
  const verdicts = await Promise.all([
    moderator.classify(first && image ? { ...content, image: { ...image, bytes: first } } : content),
    ...others.map((bytes) => moderator.classify({ image: { bytes, mediaType: "image/webp" } })),
  ]);
  const verdict = joinVerdicts(verdicts);
  const known = stills === null ? distrustImage(verdict) : verdict;
  return { ...known, level: worstLevel(known.elements.map(({ level }) => level)) };
}

/** One verdict of several, each about a still of the same image. */
function joinVerdicts(verdicts: readonly Verdict[]): Verdict {
  const elements = new Map<ElementVerdict["type"], ElementVerdict>();
  for (const element of verdicts.flatMap((verdict) => verdict.elements)) {
    const known = elements.get(element.type);
    if (!known || levelRank(element.level) > levelRank(known.level)) elements.set(element.type, element);
  }
  const undecided = verdicts.find(({ decidedBy }) => decidedBy === "local-fallback");
  return {
    elements: [...elements.values()],
    support: verdicts.some(({ support }) => support),
    decidedBy: (undecided ?? verdicts[0])?.decidedBy ?? "local",
  };
}

/** For an image whose stills could not be cut in time: never top, and asked for again later. */
function distrustImage(verdict: Verdict): Verdict {
  const elements = verdict.elements.map((element): ElementVerdict =>
    element.type === "image" && element.level === "top"
      ? { type: "image", level: "high", reason: "Could not be checked yet" }
      : element
  );
  return { ...verdict, elements, decidedBy: "local-fallback" };
}

/** The text of a post to classify, with its image's description, which others read too. */
export function postText({ content, imageAlt }: { content: string; imageAlt: string }): string {
  return [content, imageAlt].filter(Boolean).join("\n\n");
}
