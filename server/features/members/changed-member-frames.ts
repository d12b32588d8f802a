import type { ServerFrame } from "#shared/realtime/frames.ts";
import type { Deps } from "../../context.ts";
import { selectAnnounced } from "./changed-member-frames-queries.ts";
import { publishedAddress } from "../../providers/storage/published-address.ts";

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
        profileImageUrl: publishedAddress(row.profile_image_url),
        profileImageMadeWithAi: row.profile_image_made_with_ai,
      },
    },
    hiddenFrom: new Set(row.blocked),
  }));
}
