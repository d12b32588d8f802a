import type { Ctx, MemberActor } from "../../../context.ts";
import type { Sql } from "../../../db/open-database.ts";
import { actorColumns, type ActorRow } from "./actor-fragments.ts";

/**
 * The member for whom a job does what they planned, without a session. Null when they are suspended
 * or gone.
 */
export async function findAbsentActor(ctx: Ctx, memberId: string): Promise<MemberActor | null> {
  const { adminEmails } = ctx.config;
  const row = await selectActor(ctx.sql, memberId, { now: ctx.clock.now(), adminEmails });
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

async function selectActor(
  sql: Sql,
  memberId: string,
  given: Parameters<typeof actorColumns>[1],
): Promise<ActorRow | null> {
  const [row] = await sql<ActorRow[]>`
    select ${actorColumns(sql, given)}
    from members
    where id = ${memberId}
      and account_is_open(members)`;
  return row ?? null;
}
