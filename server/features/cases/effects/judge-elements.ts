import { getLevelRank } from "#shared/moderation/moderation-levels.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { ContentKind } from "./effect.ts";

/** A row of `element_moderations` as JSON. */
export interface StoredElement extends Readonly<Record<string, unknown>> {
  readonly type: "text" | "image";
  readonly level: ModerationLevel;
}

/**
 * Returns the verdicts on content once a person has given it a level. What was found worse gets
 * that level. If nothing was found as bad, the element that the case is about does, or where there
 * is none of its kind the first.
 */
export function judgeElements(
  former: readonly StoredElement[],
  { kind, id, element }: {
    readonly kind: ContentKind;
    readonly id: string;
    readonly element: "text" | "image";
  },
  { level, reason, at }: { readonly level: ModerationLevel; readonly reason: string; readonly at: string },
): readonly StoredElement[] {
  const rank = getLevelRank(level);
  const judged = former.length > 0
    ? former
    : [{ type: "text", level, reason: "", [`${kind}_id`]: id } as const];
  const isFound = judged.some((one) => getLevelRank(one.level) >= rank);
  const lowered = judged.some(({ type }) => type === element) ? element : judged[0]?.type;
  return judged.map((one) => ({
    ...one,
    decided_by: "person",
    decided_at: at,
    was_read: true,
    ...((getLevelRank(one.level) > rank || !isFound && one.type === lowered) && { level, reason }),
  }));
}
