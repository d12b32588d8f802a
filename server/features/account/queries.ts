import type { ModerationLevel } from "#shared/primitives.ts";
import type { Sql } from "../../db/client.ts";
import { hasCrown } from "../members/fragments.ts";

/** What a member may change about themselves; what is undefined stays. */
interface Settings {
  readonly displayName?: string | undefined;
  readonly bio?: string | null | undefined;
  readonly moderationLevel?: ModerationLevel | undefined;
  readonly ttsVoice?: string | undefined;
  readonly showReadReceipts?: boolean | undefined;
  readonly isRanked?: boolean | undefined;
}

/** Writes what was given. */
export async function updateSettings(sql: Sql, memberId: string, settings: Settings): Promise<void> {
  const { displayName, bio, moderationLevel, ttsVoice, showReadReceipts, isRanked } = settings;
  await sql`
    update members
    set
      display_name = coalesce(${displayName ?? null}, display_name),
      bio = ${bio === undefined ? sql`bio` : sql`${bio}`},
      moderation_level = coalesce(${moderationLevel ?? null}, moderation_level),
      tts_voice = coalesce(${ttsVoice ?? null}, tts_voice),
      show_read_receipts = coalesce(${showReadReceipts ?? null}, show_read_receipts),
      is_ranked = coalesce(${isRanked ?? null}, is_ranked)
    where id = ${memberId}`;
}

/** Sets a filter that needs a crown back to high where there is none any more. True when that changed something. */
export async function resetFilter(sql: Sql, memberId: string, now: Date): Promise<boolean> {
  const rows = await sql`
    update members m
    set moderation_level = 'high'
    where m.id = ${memberId}
      and m.moderation_level in ('low', 'none')
      and not ${hasCrown(sql, sql`m.id`, now)}
    returning m.id`;
  return rows.length > 0;
}
