import type { LisaModel } from "#shared/assistant/lisa.ts";
import type { MessageAudience } from "#shared/messages/rules.ts";
import type { CoverTopic } from "#shared/moderation/cover-topics.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { Sql } from "../../db/open-database.ts";
import { type DetailsColumn, detailsColumn } from "../members/details-fragments.ts";

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
  profile_image_made_with_ai: boolean;
  details: DetailsColumn;
  password_hash: string;
  moderation_level: ModerationLevel | null;
  /** When low or none became high since their crown was no longer active (badges.2). */
  filter_lapsed_at: Date | null;
  tts_voice: string;
  show_read_receipts: boolean;
  message_audience: MessageAudience;
  read_languages: string[];
  open_topics: CoverTopic[];
  covered_topics: CoverTopic[];
  requires_descriptions: boolean;
  folds_newcomers: boolean;
  is_ranked: boolean;
  lisa_model: LisaModel;
  monthly_spending_limit: number | null;
  purchases_paused: boolean;
  /** The chosen country of help lines, or `other`. */
  help_country: string | null;
  xp: number;
  lifetime_xp: number;
  streak: number;
  time_zone: string;
  /** Null: none yet. */
  language: string | null;
  /** YYYY-MM-DD */
  last_active_on: string | null;
  username_changed_at: Date | null;
  has_given_birth_date: boolean;
  /** May have passed (auth.22). */
  of_age_from: Date | null;
  /** The new address of an unconfirmed change, which may have expired. */
  pending_email: { readonly email: string; readonly expiresAt: string } | null;
  terms_version: string;
  privacy_version: string;
  suspended_at: Date | null;
  suspension_reason: string | null;
  /** Null: until somebody restores them. */
  suspended_until: Date | null;
  /** Null: not limited (cases.4). */
  limited_until: Date | null;
  /** The member deleted the account; names are still the owner's (auth.18). */
  left_at: Date | null;
  created_at: Date;
  pinned_post_id: string | null;
}

/** The columns of an `AccountRow`. */
export function accountColumns(sql: Sql) {
  return sql`
    id, email, ${ownerNames(sql)}, first_name, last_name, bio, location, website, profile_image_url,
    profile_image_made_with_ai, ${detailsColumn(sql, sql`members`)} as details, password_hash,
    moderation_level, filter_lapsed_at, tts_voice, show_read_receipts, message_audience, read_languages, open_topics, covered_topics,
    requires_descriptions, folds_newcomers, is_ranked,
    lisa_model, monthly_spending_limit, purchases_paused, help_country, xp, lifetime_xp, streak, time_zone, language, last_active_on::text as last_active_on,
    username_changed_at, has_given_birth_date, of_age_from, terms_version, privacy_version, suspended_at, suspension_reason, suspended_until, limited_until,
    left_at, created_at,
    (
      select pinned.id
      from pinned_posts
      join posts pinned on pinned.id = pinned_posts.post_id and pinned.removed_at is null
      where pinned_posts.member_id = members.id
    ) as pinned_post_id,
    (
      select json_build_object('email', new_email, 'expiresAt', email_changes.expires_at)
      from email_changes
      where email_changes.member_id = members.id
    ) as pending_email`;
}

/**
 * The columns `username` and `display_name` of `members` for their owner, for mails and sign-in:
 * for a deleted account the former names, which no one else sees.
 */
export function ownerNames(sql: Sql) {
  const own = (name: "username" | "display_name") =>
    sql`case
      when left_at is null then ${sql(name)}
      else coalesce((select d.profile ->> ${name} from departures d where d.member_id = members.id), ${
      sql(name)
    })
    end as ${sql(name)}`;
  return sql`${own("username")}, ${own("display_name")}`;
}
