import type { LisaModel } from "#shared/assistant/lisa.ts";
import type { Language } from "#shared/language/languages.ts";
import type { CoverTopic } from "#shared/moderation/cover-topics.ts";
import type { MessageAudience } from "#shared/messages/rules.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { Sql } from "../../db/open-database.ts";

/** The settings a member may change; undefined ones stay unchanged. */
interface Settings {
  readonly displayName?: string | undefined;
  readonly bio?: string | null | undefined;
  readonly moderationLevel?: ModerationLevel | undefined;
  readonly ttsVoice?: string | undefined;
  readonly showReadReceipts?: boolean | undefined;
  readonly messageAudience?: MessageAudience | undefined;
  readonly readLanguages?: readonly string[] | undefined;
  readonly openTopics?: readonly CoverTopic[] | undefined;
  readonly coveredTopics?: readonly CoverTopic[] | undefined;
  readonly requiresDescriptions?: boolean | undefined;
  readonly foldsNewcomers?: boolean | undefined;
  readonly isRanked?: boolean | undefined;
  readonly lisaModel?: LisaModel | undefined;
  /** Null ends the limit. */
  readonly monthlySpendingLimit?: number | null | undefined;
  readonly purchasesPaused?: boolean | undefined;
  /** Null finds the country by the time zone. */
  readonly helpCountry?: string | null | undefined;
  readonly language?: Language | undefined;
}

/** Writes what was given. */
export async function updateAccountSettings(sql: Sql, memberId: string, settings: Settings): Promise<void> {
  const { displayName, bio, moderationLevel, ttsVoice, showReadReceipts, messageAudience, isRanked } =
    settings;
  const { lisaModel, monthlySpendingLimit: limit, purchasesPaused, helpCountry, language, readLanguages } =
    settings;
  const { requiresDescriptions, foldsNewcomers, openTopics, coveredTopics } = settings;
  await sql`
    update members
    set
      display_name = coalesce(${displayName ?? null}, display_name),
      bio = ${bio === undefined ? sql`bio` : sql`${bio}`},
      moderation_level = coalesce(${moderationLevel ?? null}, moderation_level),
      filter_lapsed_at = ${moderationLevel === undefined ? sql`filter_lapsed_at` : null},
      tts_voice = coalesce(${ttsVoice ?? null}, tts_voice),
      show_read_receipts = coalesce(${showReadReceipts ?? null}, show_read_receipts),
      message_audience = coalesce(${messageAudience ?? null}, message_audience),
      read_languages = coalesce(${
    readLanguages ? [...new Set(readLanguages)] : null
  }::text[], read_languages),
      open_topics = coalesce(${openTopics ? [...new Set(openTopics)] : null}::text[], open_topics),
      covered_topics = coalesce(${
    coveredTopics ? [...new Set(coveredTopics)] : null
  }::text[], covered_topics),
      requires_descriptions = coalesce(${requiresDescriptions ?? null}, requires_descriptions),
      folds_newcomers = coalesce(${foldsNewcomers ?? null}, folds_newcomers),
      is_ranked = coalesce(${isRanked ?? null}, is_ranked),
      lisa_model = coalesce(${lisaModel ?? null}, lisa_model),
      monthly_spending_limit = ${limit === undefined ? sql`monthly_spending_limit` : sql`${limit}`},
      purchases_paused = coalesce(${purchasesPaused ?? null}, purchases_paused),
      help_country = ${helpCountry === undefined ? sql`help_country` : sql`${helpCountry}`},
      language = coalesce(${language ?? null}, language)
    where id = ${memberId}`;
}

/** Whether a member may choose a filter: it would be in force (moderation.5). */
export async function selectMayChooseFilter(
  sql: Sql,
  memberId: string,
  filter: ModerationLevel,
  now: Date,
): Promise<boolean> {
  const [row] = await sql<{ may: boolean }[]>`
    select filter_in_force(
      ${filter}::text, exists (select from active_crown(${memberId}::uuid, ${now}::timestamptz))
    ) = ${filter}::text as may`;
  return row?.may ?? false;
}
