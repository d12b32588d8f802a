import type { ModerationLevel } from "#shared/primitives.ts";
import type { Sql } from "../../db/client.ts";

/** A member as the account's own owner needs them. */
export interface AccountRow {
  id: string;
  email: string;
  username: string;
  display_name: string;
  first_name: string | null;
  last_name: string | null;
  bio: string | null;
  location: string | null;
  website: string | null;
  profile_image_url: string | null;
  password_hash: string;
  is_admin: boolean;
  moderation_level: ModerationLevel | null;
  tts_voice: string;
  show_read_receipts: boolean;
  is_ranked: boolean;
  xp: number;
  lifetime_xp: number;
  streak: number;
  time_zone: string;
  /** YYYY-MM-DD */
  last_active_on: string | null;
  created_at: Date;
}

/** The columns of an `AccountRow`. */
export function accountColumns(sql: Sql) {
  return sql`
    id, email, username, display_name, first_name, last_name, bio, location, website, profile_image_url,
    password_hash, is_admin, moderation_level, tts_voice, show_read_receipts, is_ranked,
    xp, lifetime_xp, streak, time_zone, last_active_on::text as last_active_on, created_at`;
}
