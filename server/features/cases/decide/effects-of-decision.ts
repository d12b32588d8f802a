import { helpOffered } from "#shared/cases/help-offered.ts";
import type { Tx } from "../../../db/open-database.ts";
import { storeText } from "../../../language/store-text.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";
import {
  coverContent,
  judgeByPerson,
  lockContent,
  undoCover,
  undoJudgement,
} from "../effects/judge-content.ts";
import type { ContentKind, Effect, EffectOf, ReadersOfMessage } from "../effects/effect.ts";
import { hideComment, restoreComment } from "../effects/hide-comment.ts";
import { hideContentOf, restoreContentOf } from "../effects/hide-content-of-member.ts";
import { hideMessage, restoreMessage } from "../effects/hide-message.ts";
import { hidePost, restorePost } from "../effects/hide-post.ts";
import { limitMember, undoLimit } from "../effects/limit-member.ts";
import { suspendMember, undoSuspension } from "../effects/suspend-member.ts";
import type { DecideAct, Decision } from "./act.ts";
import type { Target } from "./case-queries.ts";

/** A decision, with the element of content that its case is about. */
type Doing<D extends Decision = Decision> = Pick<DecideAct, "id" | "adminEmails" | "told" | "at"> & {
  readonly decision: D;
  readonly element: "text" | "image";
};

type OnContent = Extract<Decision, { readonly kind: "level" | "cover" | "remove" }>;

type NotifiedRows = readonly (Notified | null)[];

/**
 * Does a decision to a content or member, and returns what its reverse needs; never their words:
 * these are with the content and in the case, and go with them (retention.1). Null when it is gone,
 * or cannot be done to them. The caller has locked the posts.
 */
export async function applyEffect(tx: Tx, target: Target, act: Doing): Promise<Effect | null> {
  const { decision, at } = act;
  const { id } = target;
  switch (decision.kind) {
    case "no_violation":
    case "warn":
      return { ...target, former: {} };
    case "level":
    case "cover":
    case "remove":
      return await doToContent(tx, target, { ...act, decision });
    case "limit":
      return keep("member", target, await limitMember(tx, id, decision.until, at));
    case "suspend": {
      if (await isAppointed(tx, id, act.adminEmails)) return null;
      const former = await suspendMember(tx, id, { reason: act.told, until: decision.until, at });
      if (!former || !decision.removesContent) return keep("member", target, former);
      return keep("member", target, { ...former, hidden: await hideContentOf(tx, id, at) });
    }
    case "offer_help":
      return keep("member", target, { notified: [await offerHelp(tx, id, act)] });
  }
}

/**
 * Takes back what `applyEffect` did, by what the decision keeps of it. Returns the effect as it is
 * kept from then on, with what a job has still to restore, and the rows of members' lists that
 * changed.
 */
export async function undoEffect(
  tx: Tx,
  done: EffectOf,
  { decisionId, at }: { readonly decisionId: string; readonly at: Date },
): Promise<{ readonly effect: Effect; readonly notified: NotifiedRows }> {
  const { decision, effect } = done;
  switch (decision) {
    case "no_violation":
    case "undecidable":
    case "warn":
      return { effect, notified: [] };
    case "level":
    case "cover":
    case "remove":
      return { effect, notified: await undoOnContent(tx, done, at) };
    case "limit":
      await undoLimit(tx, effect.id, effect.former, at);
      return { effect, notified: [] };
    case "suspend": {
      const { former: { hidden, ...former } } = effect;
      // Posts first: a promotion goes on only where its post is there.
      const restored = hidden ? await restoreContentOf(tx, hidden, at) : null;
      await undoSuspension(tx, effect.id, former, at);
      if (!restored) return { effect, notified: [] };
      return {
        effect: { ...effect, former: { ...former, hidden: restored.left } },
        notified: restored.notified,
      };
    }
    case "offer_help":
      return { effect, notified: [await withdrawHelp(tx, effect.id, decisionId)] };
  }
}

async function doToContent(
  tx: Tx,
  target: Target,
  { decision, told, element, at }: Doing<OnContent>,
): Promise<Effect | null> {
  const { kind, id } = target;
  if (kind === "member" || !await lockContent(tx, kind, id)) return null;
  switch (decision.kind) {
    case "level": {
      const found = { level: decision.level, reason: told, at };
      const former = await judgeByPerson(tx, { kind, id, element }, found);
      return keep(kind, target, { ...former, ...await readersOf(tx, kind, id) });
    }
    case "cover": {
      const former = await coverContent(tx, kind, id, at);
      return keep(kind, target, { ...former, ...await readersOf(tx, kind, id) });
    }
    case "remove":
      return await hide(tx, kind, target, at);
  }
}

async function hide(tx: Tx, kind: ContentKind, target: Target, at: Date): Promise<Effect | null> {
  switch (kind) {
    case "post":
      return keep(kind, target, await hidePost(tx, target.id, at));
    case "comment":
      return keep(kind, target, await hideComment(tx, target.id, at));
    case "message":
      return keep(kind, target, await hideMessage(tx, target.id, at));
  }
}

/** `undoEffect` for content. Returns the rows of members' lists that came back. */
export async function undoOnContent(
  tx: Tx,
  { decision, effect }: EffectOf<"level" | "cover" | "remove">,
  at: Date,
): Promise<NotifiedRows> {
  const { kind, id } = effect;
  switch (decision) {
    case "level":
      await lockContent(tx, kind, id);
      await undoJudgement(tx, kind, id, effect.former);
      return [];
    case "cover":
      await lockContent(tx, kind, id);
      await undoCover(tx, kind, id, effect.former);
      return [];
    case "remove":
      return await restore(tx, effect, at) ?? [];
  }
}

async function restore(
  tx: Tx,
  effect: EffectOf<"remove">["effect"],
  at: Date,
): Promise<NotifiedRows | null> {
  switch (effect.kind) {
    case "post":
      return await restorePost(tx, effect.id, effect.former, at);
    case "comment":
      return await restoreComment(tx, effect.id);
    case "message":
      await restoreMessage(tx, effect.id);
      return null;
  }
}

function keep<K extends Effect["kind"], F extends object>(
  kind: K,
  { id, memberId }: Target,
  former: F | null,
) {
  return former && { kind, id, memberId, former };
}

/** Whose clients show a message; nothing of posts and comments. */
async function readersOf(tx: Tx, kind: ContentKind, id: string): Promise<Partial<ReadersOfMessage>> {
  if (kind !== "message") return {};
  const [row] = await tx<ReadersOfMessage[]>`
    select e.sender_id as "senderId", e.receiver_id as "receiverId", side.state as "receiverState"
    from messages e
    left join conversation_members side on side.member_id = e.receiver_id and side.other_id = e.sender_id
    where e.id = ${id}`;
  return { ...row };
}

/** Administrators cannot be suspended (roles.2). */
async function isAppointed(tx: Tx, memberId: string, adminEmails: readonly string[]): Promise<boolean> {
  const rows = await tx`
    select from members m where m.id = ${memberId} and is_appointed(m, ${[...adminEmails]}::text[])`;
  return rows.length > 0;
}

const groupOfHelp = (decisionId: string) => `decision:${decisionId}`;

/** At once: who needs help does not wait for ten minutes. */
async function offerHelp(tx: Tx, memberId: string, { id, at }: Doing): Promise<Notified | null> {
  const [row] = await tx<{ notified: Notified | null }[]>`
    select notify_member(
      ${memberId}::uuid, 'moderation', null, ${groupOfHelp(id)}, 'moderation', ${at}::timestamptz,
      jsonb_build_object('words', ${storeText(helpOffered)}::text::jsonb, 'reason', 'offer_help')
    ) as notified`;
  return row?.notified ?? null;
}

async function withdrawHelp(tx: Tx, memberId: string, decisionId: string): Promise<Notified | null> {
  const [row] = await tx<{ notified: Notified | null }[]>`
    select withdraw_notice(${memberId}::uuid, ${groupOfHelp(decisionId)}, 'moderation') as notified`;
  return row?.notified ?? null;
}
