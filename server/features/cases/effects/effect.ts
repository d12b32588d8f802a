import type { CaseOutcome } from "#shared/cases/decision-kinds.ts";
import type { ConversationState } from "#shared/messages/rules.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";

export type ContentKind = "post" | "comment" | "message";

/** What an effect is on: a content, or a member. */
interface EffectOn<K extends ContentKind | "member", F> {
  readonly kind: K;
  readonly id: string;
  readonly memberId: string | null;
  /** The member was told at once. */
  readonly isTold?: true;
  /** An appeal of the member took it back. */
  readonly isOverturned?: true;
  readonly former: F;
}

/** A decision that changes nothing, such as a warning, keeps nothing. */
type NothingFormer = Readonly<Record<string, never>>;

interface EffectBy {
  readonly no_violation: EffectOn<ContentKind | "member", NothingFormer>;
  readonly undecidable: EffectBy["no_violation"];
  readonly warn: EffectBy["no_violation"];
  readonly level: EffectOn<ContentKind, FormerLevel>;
  readonly cover: EffectOn<ContentKind, FormerCover>;
  readonly remove:
    | EffectOn<"post", HiddenPost>
    | EffectOn<"comment", HiddenComment>
    | EffectOn<"message", HiddenMessage>;
  readonly limit: EffectOn<"member", FormerLimit>;
  readonly suspend: EffectOn<"member", FormerSuspension>;
  readonly offer_help: EffectOn<"member", OfferedHelp>;
}

/**
 * What a decision did to one content or member. `former` is what was in force before: the decision
 * keeps it (`decisions.former`) for its reverse and for appeals. Times are texts as PostgreSQL
 * writes them in JSON, since a `Date` would lose microseconds.
 */
export type Effect = EffectBy[CaseOutcome];

export type Former = Effect["former"];

/** A decision with what it did, as its row keeps it. */
export type Effects = {
  [K in CaseOutcome]: { readonly decision: K; readonly effects: readonly EffectBy[K][] };
}[CaseOutcome];

/** One effect, with the decision that had it. */
export type EffectOf<D extends CaseOutcome = CaseOutcome> = {
  [K in D]: { readonly decision: K; readonly effect: EffectBy[K] };
}[D];

export function listEffects({ decision, effects }: Effects): EffectOf[] {
  return effects.map((effect) => ({ decision, effect }) as EffectOf);
}

/** Whose clients show a message: the sides of its conversation. */
export interface ReadersOfMessage {
  readonly senderId: string;
  readonly receiverId: string;
  readonly receiverState: ConversationState | null;
}

/** What gave content its level before: rows of `element_moderations` as JSON. */
export interface FormerLevel extends Partial<ReadersOfMessage> {
  readonly level: ModerationLevel | null;
  readonly elements: readonly Readonly<Record<string, unknown>>[];
  readonly at: string;
}

export interface FormerCover extends Partial<ReadersOfMessage> {
  readonly coveredAt: string | null;
  readonly at: string;
}

/** `promotions`: the ids of those that its removal ended. */
export interface HiddenPost {
  readonly id: string;
  readonly authorId: string;
  readonly promotions: readonly string[];
  readonly notified: readonly (Notified | null)[];
}

export interface HiddenComment {
  readonly id: string;
  readonly postId: string;
  readonly authorId: string;
  readonly notified: readonly (Notified | null)[];
}

export interface HiddenMessage extends ReadersOfMessage {
  readonly id: string;
}

/** What a member posted that was hidden with them, by ids. `hasMore`: a job does the rest. */
export interface HiddenContent {
  readonly posts: readonly string[];
  readonly reposts: readonly string[];
  readonly comments: readonly string[];
  readonly promotions: readonly string[];
  readonly hasMore: boolean;
  readonly notified?: readonly (Notified | null)[];
}

/** Promotions that a measure stopped at a time: `promotions` are their ids. */
export interface Stopped {
  readonly promotions: readonly string[];
  readonly at: string;
}

interface FormerMeasure extends Stopped {
  readonly username: string;
  readonly stoppedPromotions: number;
  /** What earlier measures stopped that were taken back since (appeals.2). */
  readonly earlier?: readonly Stopped[];
}

export interface FormerLimit extends FormerMeasure {
  readonly formerUntil: string | null;
  readonly until: string;
}

export interface FormerSuspension extends FormerMeasure {
  readonly suspendedAt: string | null;
  readonly reason: string | null;
  readonly until: string | null;
  readonly hidden?: HiddenContent;
}

interface OfferedHelp {
  readonly notified: readonly (Notified | null)[];
}

/** A decision, with what it is on. */
export interface Touching {
  readonly decision: CaseOutcome;
  readonly touched: readonly Pick<Effect, "kind" | "id" | "memberId">[];
}

const measures: readonly CaseOutcome[] = ["limit", "suspend"];
const ofMembers: readonly CaseOutcome[] = [...measures, "remove"];

/**
 * Whether two decisions change the same: a content; or a member who is limited or suspended by one,
 * while the other limits or suspends them or removes what they wrote.
 */
export function doEffectsMeet(one: Touching, other: Touching): boolean {
  const ids = new Set(other.touched.map(({ id }) => id));
  if (one.touched.some(({ kind, id }) => kind !== "member" && ids.has(id))) return true;
  const pair = [one.decision, other.decision];
  const areOfMembers = pair.every((kind) => ofMembers.includes(kind)) &&
    pair.some((kind) => measures.includes(kind));
  const members = new Set(other.touched.map(({ memberId }) => memberId));
  return areOfMembers && one.touched.some(({ memberId }) => memberId !== null && members.has(memberId));
}
