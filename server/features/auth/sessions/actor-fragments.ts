import type { Role } from "#shared/members/role.ts";
import type { CoverTopic } from "#shared/moderation/cover-topics.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { filterInForceOf } from "../../../db/visibility/content-visibility.ts";

/** Newcomers joined less than this long ago and have fewer posts than this (moderation.9). */
const newcomerMs = 7 * 86_400_000;
const newcomerPosts = 5;

/** What decides what a member may do. */
export interface ActorRow {
  readonly member_id: string;
  readonly username: string;
  readonly is_administrator: boolean;
  readonly role: Role;
  readonly is_newcomer: boolean;
  /** The one in force. */
  readonly filter: ModerationLevel;
  readonly open_topics: CoverTopic[];
  readonly covered_topics: CoverTopic[];
}

/** The columns of an `ActorRow`, of `members`. `adminEmails` in lower case. */
export function actorColumns(
  sql: Sql,
  { now, adminEmails }: { readonly now: Date; readonly adminEmails: readonly string[] },
): Fragment {
  return sql`
      members.id as member_id,
      members.username,
      is_administrator(members, ${[...adminEmails]}::text[]) as is_administrator,
      role_of(members, ${[...adminEmails]}::text[]) as role,
      members.created_at > ${new Date(now.getTime() - newcomerMs)}
        and members.posts_count < ${newcomerPosts} as is_newcomer,
      ${filterInForceOf(sql, now, sql`members`)} as filter,
      members.open_topics,
      members.covered_topics`;
}
