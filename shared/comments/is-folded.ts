import type { ModerationLevel } from "../primitives.ts";

/** New accounts are this young. */
export const newcomerDays = 7;

interface Foldable {
  readonly level: ModerationLevel | null;
  /** Its writer's grave feelings are all that was found in it (moderation.13). */
  readonly isOnlyDistress: boolean;
  /** The account was new when it wrote, to an author who folds such comments. */
  readonly isForYouth: boolean;
  /** What the author of the post said; null: nothing. */
  readonly authorFolds: boolean | null;
}

/** Whether a comment stands folded, for all its readers (comments.10). */
export function isFolded({ level, isOnlyDistress, isForYouth, authorFolds }: Foldable): boolean {
  const isBelowTop = level !== null && level !== "top" && !isOnlyDistress;
  return authorFolds ?? (isBelowTop || isForYouth);
}
