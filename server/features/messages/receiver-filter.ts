import type { ModerationLevel } from "#shared/primitives.ts";
import type { MemberCtx } from "../../context.ts";
import { Forbidden } from "../../errors.ts";
import { memberNotFound } from "../members/get-member.ts";
import { explainRefusal } from "./refusal-text.ts";
import type { selectSendChecks } from "./standing-queries.ts";

/**
 * Returns the filter of a receiver to whom the actor may write, for Lisa the actor's own
 * (messages.6); otherwise throws the reason.
 */
export function receiverFilterOrThrow(
  { actor }: MemberCtx,
  row: Awaited<ReturnType<typeof selectSendChecks>>["standing"],
): ModerationLevel | null {
  if (!row) throw memberNotFound();
  if (row.refusal) throw new Forbidden(explainRefusal({ ...row, refusal: row.refusal }));
  return row.receiver === "assistant" ? actor.filter : row.filter;
}
