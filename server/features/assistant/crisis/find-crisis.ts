import type { MemberCtx } from "../../../context.ts";
import { helpBeginning, helpStandsMs } from "../../moderation/help-text.ts";
import {
  type Crisis,
  crisisLastsMs,
  findCrisisIn,
  hasCrisisWords,
} from "../../moderation/words-of-crisis.ts";
import type { Question } from "../answers/reserve-answer.ts";
import { selectCrisisOf } from "./crisis-queries.ts";

type Asked = Pick<
  Question,
  "content" | "sessionId" | "isTemporary" | "replaces" | "follows" | "support"
>;

/** The client's memory of a temporary chat. */
export type History = readonly { readonly role: "user" | "assistant"; readonly content: string }[];

export interface CrisisOfChat extends Crisis {
  /** Help lines stand above the question, in its branch. */
  readonly hasHelp: boolean;
}

/**
 * The crisis that a question belongs to: of its own words, or of recent ones in its chat
 * (moderation.11). Null: none.
 */
export async function findCrisis(
  ctx: MemberCtx,
  asked: Asked,
  history: History,
): Promise<CrisisOfChat | null> {
  const at = ctx.clock.now();
  const own = asked.support ? [{ text: asked.content, at }] : [];
  if (asked.isTemporary) {
    const said = history.filter(({ role, content }) => role === "user" && hasCrisisWords(content));
    const crisis = findCrisisIn([...own, ...said.map(({ content }) => ({ text: content, at }))]);
    return crisis && { ...crisis, hasHelp: history.some(({ content }) => content.includes(helpBeginning)) };
  }
  const before = asked.sessionId ? await readChat(ctx, { ...asked, sessionId: asked.sessionId }) : null;
  const crisis = findCrisisIn([...own, ...before?.questions ?? []]);
  return crisis && { ...crisis, hasHelp: before?.hasHelp ?? false };
}

/** The crisis of one of the actor's chats; null: none, or there is no such chat. */
export async function findCrisisOfChat(ctx: MemberCtx, sessionId: string): Promise<Crisis | null> {
  return findCrisisIn((await readChat(ctx, { sessionId, replaces: null, follows: null })).questions);
}

async function readChat(
  ctx: MemberCtx,
  chat: Pick<Asked, "replaces" | "follows"> & { readonly sessionId: string },
) {
  const now = ctx.clock.now().getTime();
  return await selectCrisisOf(ctx.sql, {
    sessionId: chat.sessionId,
    replaces: chat.replaces,
    follows: chat.follows,
    memberId: ctx.actor.id,
    since: new Date(now - crisisLastsMs),
    helpSince: new Date(now - helpStandsMs),
    helpBeginning,
  });
}
