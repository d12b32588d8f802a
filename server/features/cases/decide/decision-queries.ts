import type { CaseKind } from "#shared/cases/case-shapes.ts";
import type { ConversationState } from "#shared/messages/rules.ts";
import type { Sql } from "../../../db/open-database.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";
import type { ActRefusal } from "./refuse-decision.ts";

/** The effect of a decision on one content or member. */
export interface Effect {
  readonly kind: "post" | "comment" | "message" | "member";
  readonly id: string;
  readonly memberId: string | null;
  readonly former: {
    readonly notified?: readonly (Notified | null)[];
    /** Set for a `suspend` that also removed what they posted. */
    readonly hidden?: { readonly notified?: readonly (Notified | null)[] };
    /** The sides of a message's conversation. */
    readonly senderId?: string;
    readonly receiverId?: string;
    readonly receiverState?: ConversationState | null;
  };
}

/** The outcome of an act; neither when an earlier attempt under its key did it. */
interface Done {
  readonly refusal?: ActRefusal;
  readonly effects?: readonly Effect[];
  readonly notified?: readonly (Notified | null)[];
}

/** An act as `decide_case` and `undo_decision` take it: JSON, so that dates are texts. */
export type ActJson = Readonly<Record<string, string | number | boolean | readonly string[] | null>>;

/** See decide_case. */
export async function decide(sql: Sql, act: ActJson): Promise<Done> {
  const [row] = await sql<{ done: Done }[]>`
    select decide_case(${JSON.stringify(act)}::text::jsonb) as done`;
  return row?.done ?? {};
}

/** See undo_decision. */
export async function undo(sql: Sql, act: ActJson): Promise<Done> {
  const [row] = await sql<{ done: Done }[]>`
    select undo_decision(${JSON.stringify(act)}::text::jsonb) as done`;
  return row?.done ?? {};
}

/** The subject of a case and why the moderator may not decide it. Null: there is no such case. */
export async function selectKind(
  sql: Sql,
  { caseId, actorId, adminEmails }: { caseId: string; actorId: string; adminEmails: readonly string[] },
): Promise<{ readonly kind: CaseKind; readonly refusal: ActRefusal | null } | null> {
  const [row] = await sql<{ kind: CaseKind; refusal: ActRefusal | null }[]>`
    select c.kind, refusal_to_decide(c, ${actorId}, ${[...adminEmails]}::text[]) as refusal
    from cases c
    where c.id = ${caseId}`;
  return row ?? null;
}
