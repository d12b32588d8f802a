import type { MemberCtx } from "../../../context.ts";
import { helpBeginnings, helpStandsMs } from "../../moderation/help-text.ts";
import {
  type Crisis,
  crisisLastsMs,
  findCrisisIn,
  hasCrisisWords,
  type Written,
} from "../../moderation/words-of-crisis.ts";
import type { Question } from "../answers/reserve-answer.ts";
import type { Sql } from "../../../db/open-database.ts";
import type { Branching } from "../branches/branch-queries.ts";

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
    const isHelp = (content: string) => helpBeginnings.some((beginning) => content.includes(beginning));
    return crisis && { ...crisis, hasHelp: history.some(({ content }) => isHelp(content)) };
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
    helpBeginnings,
  });
}

/** Questions among whose answers help lines are looked for. */
const lookedThrough = 200;

/**
 * A member's questions with words of crisis since a moment, in all branches of their session, and
 * whether help lines stand since another in the branch that a question joins.
 */
async function selectCrisisOf(
  sql: Sql,
  { sessionId, memberId, replaces, follows, since, helpSince, helpBeginnings }: Branching & {
    sessionId: string;
    memberId: string;
    since: Date;
    helpSince: Date;
    helpBeginnings: readonly string[];
  },
): Promise<{ readonly questions: readonly Written[]; readonly hasHelp: boolean }> {
  const rows = await sql<(Written & { readonly is_question: boolean; readonly has_help: boolean })[]>`
    select
      m.content as text,
      m.created_at as at,
      m.role = 'user' as is_question,
      (
        m.created_at > ${helpSince}
        and exists (
          select from unnest(${[
    ...helpBeginnings,
  ]}::text[]) as beginning where strpos(m.content, beginning) > 0
        )
        and m.question_id in (
          select branch.id
          from ai_branch(
            ${sessionId}, ai_question_joined(${sessionId}, ${replaces}, ${follows}), ${lookedThrough}
          ) as branch
        )
      ) as has_help
    from ai_messages m
    join ai_sessions s on s.id = m.session_id and s.member_id = ${memberId}
    where m.session_id = ${sessionId}
      and m.created_at > ${since}
      and m.support`;
  return {
    questions: rows.filter(({ is_question }) => is_question),
    hasHelp: rows.some(({ has_help }) => has_help),
  };
}
