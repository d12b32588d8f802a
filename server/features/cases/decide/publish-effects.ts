import type { DecisionKind } from "#shared/cases/decision-kinds.ts";
import type { SessionCtx } from "../../../context.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";
import type { Effect, Former } from "../effects/effect.ts";
import { publishUnsent } from "../../messages/publish-unsent.ts";
import { publishNotified } from "../../notifications/publish-notified.ts";

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
    publishNotified(ctx, notifiedOf(former));
    if (kind === "message") publishMessage(ctx, id, former);
    if (kind !== "member" || memberId === null) continue;
    ctx.actors.forgetMember(memberId);
    if (decision === "suspend") ctx.publish({ type: "sessions_ended", memberId });
    // An open page shows much of a limit, or of its end.
    else ctx.publish({ type: "resync", memberId });
  }
  ctx.publish({ type: "case_changed", caseId });
}

/** Rows of members' lists that changed; what a decision keeps has none. */
function notifiedOf(former: Former): readonly (Notified | null)[] {
  const own = "notified" in former ? former.notified : undefined;
  const hidden = "hidden" in former ? former.hidden?.notified : undefined;
  return [...own ?? [], ...hidden ?? []];
}

/** Messages that are gone meanwhile have no members to tell. */
function publishMessage(ctx: Pick<SessionCtx, "publish">, id: string, former: Former): void {
  if (!("senderId" in former) || !former.senderId || !former.receiverId) return;
  const { senderId, receiverId, receiverState = null } = former;
  publishUnsent(ctx, { id, senderId, receiverId, receiverState });
}
