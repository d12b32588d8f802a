import type { Ctx, MemberActor } from "../../../context.ts";
import { actorColumns, type ActorRow } from "./actor-fragments.ts";

/**
 * The member for whom a job does what they planned, without a session. Null when they are suspended
 * or gone.
 */
export async function findAbsentActor(ctx: Ctx, memberId: string): Promise<MemberActor | null> {
  const { adminEmails } = ctx.config;
  const [row] = await ctx.sql<ActorRow[]>`
    select ${actorColumns(ctx.sql, { now: ctx.clock.now(), adminEmails })}
    from members
    where id = ${memberId}
      and account_is_open(members)`;
  return row
    ? {
      type: "member",
      id: row.member_id,
      username: row.username,
      isAdmin: row.is_administrator,
      role: row.role,
      isNewcomer: row.is_newcomer,
      sessionId: "",
      filter: row.filter,
      coverChoices: { openTopics: row.open_topics, coveredTopics: row.covered_topics },
    }
    : null;
}
