import type { ModerationLevel } from "#shared/primitives.ts";
import type { CoverTopic } from "#shared/moderation/cover-topics.ts";
import type { LevelReason } from "#shared/moderation/level-reasons.ts";
import { getLevelRank } from "#shared/moderation/moderation-levels.ts";

/** The score thresholds of each category's levels, and its reason (moderation.3). */
interface Thresholds {
  readonly high?: number;
  readonly low?: number;
  readonly none?: number;
  readonly reason: LevelReason;
}

/**
 * Every category of `omni-moderation-latest`. Writing about one's own pain (`self-harm/intent`)
 * never costs more than one level.
 */
const thresholds: Readonly<Record<string, Thresholds>> = {
  "harassment": { high: 0.3, low: 0.5, none: 0.9, reason: "insult" },
  "harassment/threatening": { high: 0.15, low: 0.3, none: 0.5, reason: "threat" },
  "hate": { high: 0.2, low: 0.35, none: 0.5, reason: "contempt" },
  "hate/threatening": { high: 0.05, low: 0.1, none: 0.3, reason: "hateful_threat" },
  "illicit": { high: 0.3, low: 0.5, none: 0.85, reason: "illegal_acts" },
  "illicit/violent": { high: 0.15, low: 0.3, none: 0.5, reason: "weapons" },
  "self-harm": { high: 0.85, reason: "self_harm" },
  "self-harm/intent": { high: 0.6, reason: "own_distress" },
  "self-harm/instructions": {
    high: 0.15,
    low: 0.3,
    none: 0.5,
    reason: "explains_self_harm",
  },
  "sexual": { high: 0.2, low: 0.4, none: 0.85, reason: "sexual" },
  "sexual/minors": { none: 0.1, reason: "sexual_minors" },
  "violence": { high: 0.4, low: 0.65, none: 0.95, reason: "violence" },
  "violence/graphic": { high: 0.2, low: 0.4, none: 0.7, reason: "graphic_violence" },
};

/**
 * The scores from which content counts as about a topic (posts.24): lower than those of levels,
 * since what is described harms nobody.
 */
const topicsFrom: Readonly<Record<string, readonly [topic: CoverTopic, from: number]>> = {
  "self-harm": ["distress", 0.3],
  "self-harm/intent": ["distress", 0.3],
  "self-harm/instructions": ["distress", 0.15],
  "violence": ["violence", 0.25],
  "violence/graphic": ["violence", 0.12],
  "harassment/threatening": ["violence", 0.15],
  "hate/threatening": ["violence", 0.05],
  "sexual": ["sexuality", 0.15],
};

/**
 * Mistral's names for some of them; null is no harm, but a topic, which members may write about.
 */
const elsewhere: Readonly<Record<string, string | null>> = {
  "hate_and_discrimination": "hate",
  "violence_and_threats": "violence",
  "dangerous_and_criminal_content": "illicit",
  "selfharm": "self-harm/intent",
  "health": null,
  "financial": null,
  "law": null,
  "pii": null,
};

/** The score from which a member in pain is offered help. */
const supportFrom = 0.35;

interface ScoredLevel {
  readonly level: ModerationLevel;
  readonly reason: LevelReason | "";
}

/**
 * The worst level of some scores (0 to 1), and its reason. An unknown category is
 * treated like violence.
 */
export function getLevelOfScores(scores: Readonly<Record<string, number>>): ScoredLevel {
  let worst: ScoredLevel = { level: "top", reason: "" };
  for (const [category, score] of Object.entries(scores)) {
    const limits = thresholds[category] ?? { ...thresholds["violence"], reason: "harm" as const };
    const level = levelOf(score, limits);
    if (getLevelRank(level) > getLevelRank(worst.level)) worst = { level, reason: limits.reason };
  }
  return worst;
}

/** The topics that some scores find. */
export function getTopicsOfScores(scores: Readonly<Record<string, number>>): readonly CoverTopic[] {
  const found = Object.entries(topicsFrom).flatMap(([category, [topic, from]]) =>
    (scores[category] ?? 0) >= from ? [topic] : []
  );
  return [...new Set(found)];
}

/** The scores under the names above. Throws when there are none, which must not count as clean. */
export function pickKnownScores(
  scores: Readonly<Record<string, number | null>>,
): Readonly<Record<string, number>> {
  const given = Object.entries(scores).flatMap(([name, score]) => {
    const known = Object.hasOwn(elsewhere, name) ? elsewhere[name] : name;
    return known && score !== null ? [[known, score] as const] : [];
  });
  if (given.length === 0) throw new Error("The moderation endpoint returned no scores");
  return Object.fromEntries(given);
}

/** Whether a text's scores mean its author's own pain, and not incitement of others. */
export function asksForSupport(scores: Readonly<Record<string, number>>): boolean {
  return (scores["self-harm/intent"] ?? 0) >= supportFrom && (scores["self-harm/instructions"] ?? 0) < 0.5;
}

/** Whether a text is below top for its author's own pain, and for nothing else (moderation.13). */
export function isDistressAlone(scores: Readonly<Record<string, number>>): boolean {
  const others = Object.entries(scores).filter(([name]) => !ownPain.has(name));
  return asksForSupport(scores) && getLevelOfScores(scores).level !== "top" &&
    getLevelOfScores(Object.fromEntries(others)).level === "top";
}

const ownPain: ReadonlySet<string> = new Set(["self-harm", "self-harm/intent"]);

function levelOf(score: number, { high, low, none }: Thresholds): ModerationLevel {
  if (none !== undefined && score >= none) return "none";
  if (low !== undefined && score >= low) return "low";
  if (high !== undefined && score >= high) return "high";
  return "top";
}
