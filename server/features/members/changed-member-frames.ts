import type { ServerFrame } from "#shared/realtime/frames.ts";
import type { Deps } from "../../context.ts";
import { getPublishedAddress } from "../../providers/storage/published-address.ts";
import type { Sql } from "../../db/open-database.ts";

/**
 * The frames of members whose looks changed (members.9), each with those it must not reach, in one
 * statement.
 */
export async function readChangedMemberFrames(
  { db }: Pick<Deps, "db">,
  memberIds: readonly string[],
): Promise<{ readonly frame: ServerFrame; readonly hiddenFrom: ReadonlySet<string> }[]> {
  const rows = await selectAnnounced(db.sql, memberIds);
  return rows.map((row) => ({
    frame: {
      type: "member_changed",
      member: {
        id: row.id,
        username: row.username,
        displayName: row.display_name,
        profileImageUrl: getPublishedAddress(row.profile_image_url),
        profileImageMadeWithAi: row.profile_image_made_with_ai,
      },
    },
    hiddenFrom: new Set(row.blocked),
  }));
}

interface AnnouncedRow {
  readonly id: string;
  readonly username: string;
  readonly display_name: string;
  readonly profile_image_url: string | null;
  readonly profile_image_made_with_ai: boolean;
  /**
   * Members who have blocked the member, or were blocked by them: `isVisibleTo` for everyone at
   * once.
   */
  readonly blocked: readonly string[];
}

/** By the members' keys and both indexes of blocks. */
async function selectAnnounced(sql: Sql, memberIds: readonly string[]): Promise<AnnouncedRow[]> {
  return await sql<AnnouncedRow[]>`
    select
      m.id, m.username, m.display_name, m.profile_image_url, m.profile_image_made_with_ai,
      array(
        select b.blocked_id from blocks b where b.blocker_id = m.id
        union all
        select b.blocker_id from blocks b where b.blocked_id = m.id
      ) as blocked
    from members m
    where m.id = any(${memberIds as string[]}::uuid[])`;
}
