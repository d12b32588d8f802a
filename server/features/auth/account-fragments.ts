import type { MessageAudience } from "#shared/messages/rules.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { Sql } from "../../db/open-database.ts";

/** A member as shown to themselves. */
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
  message_audience: MessageAudience;
  is_ranked: boolean;
  monthly_spending_limit: number | null;
  purchases_paused: boolean;
  xp: number;
  lifetime_xp: number;
  streak: number;
  time_zone: string;
  /** YYYY-MM-DD */
  last_active_on: string | null;
  username_changed_at: Date | null;
  /** The new address of a change that is not confirmed; it may have lapsed. */
  pending_email: { readonly email: string; readonly expiresAt: string } | null;
  terms_version: string;
  privacy_version: string;
  suspended_at: Date | null;
  suspension_reason: string | null;
  created_at: Date;
}

/** The columns of an `AccountRow`. */
export function accountColumns(sql: Sql) {
  return sql`
    id, email, username, display_name, first_name, last_name, bio, location, website, profile_image_url,
    password_hash, is_admin, moderation_level, tts_voice, show_read_receipts, message_audience, is_ranked,
    monthly_spending_limit, purchases_paused, xp, lifetime_xp, streak, time_zone, last_active_on::text as last_active_on,
    username_changed_at, terms_version, privacy_version, suspended_at, suspension_reason, created_at,
    (
      select json_build_object('email', new_email, 'expiresAt', email_changes.expires_at)
      from email_changes
      where email_changes.member_id = members.id
    ) as pending_email`;
}
