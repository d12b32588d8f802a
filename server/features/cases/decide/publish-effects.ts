import type { DecisionKind } from "#shared/cases/decision-kinds.ts";
import type { SessionCtx } from "../../../context.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";
import { publishUnsent } from "../../messages/publish-unsent.ts";
import { publishNotified } from "../../notifications/publish-notified.ts";
import type { Effect } from "./decision-queries.ts";

interface Committed {
  /** Absent of one that was taken back. */
  readonly decision?: DecisionKind;
  readonly effects: readonly Effect[];
  readonly notified?: readonly (Notified | null)[];
}

/** Tells clients of what a decision, or its reverse, changed. */
export function publishEffects(
  ctx: Pick<SessionCtx, "publish" | "actors">,
  caseId: string,
  { decision, effects, notified = [] }: Committed,
): void {
  publishNotified(ctx, notified);
  for (const { kind, id, memberId, former } of effects) {
    publishNotified(ctx, [...former.notified ?? [], ...former.hidden?.notified ?? []]);
    if (kind === "message") publishMessage(ctx, id, former);
    if (kind !== "member" || memberId === null) continue;
    ctx.actors.forgetMember(memberId);
    if (decision === "suspend") ctx.publish({ type: "sessions_ended", memberId });
    // An open page shows much of a limit, or of its end.
    else ctx.publish({ type: "resync", memberId });
  }
  ctx.publish({ type: "case_changed", caseId });
}

/** Messages that are gone meanwhile have no members to tell. */
function publishMessage(
  ctx: Pick<SessionCtx, "publish">,
  id: string,
  { senderId, receiverId, receiverState = null }: Effect["former"],
): void {
  if (senderId && receiverId) publishUnsent(ctx, { id, senderId, receiverId, receiverState });
}
