import type { CoverTopic } from "#shared/moderation/cover-topics.ts";
import type { PostAudience } from "#shared/posts/post-audience.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { BadgeType } from "#shared/members/badge-rules.ts";
import type { Sql } from "../../db/open-database.ts";
import type { EditedRow } from "../../features/revisions/present-edits.ts";

interface MemberRow {
  readonly id: string;
  readonly username: string;
  readonly display_name: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly profile_image_url: string | null;
  readonly profile_image_made_with_ai: boolean;
  readonly is_bot: boolean;
  readonly tts_voice: string;
  readonly moderation_level: ModerationLevel | null;
  readonly post_audience: "members" | "followers";
  readonly read_languages: readonly string[];
  readonly open_topics: readonly CoverTopic[];
  readonly covered_topics: readonly CoverTopic[];
}

interface StoredImage {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly made_with_ai: boolean;
  readonly is_animated: boolean;
}

/** A post or comment. */
export interface CoveredRow {
  readonly author_id: string;
  readonly covered_at: Date | null;
  readonly cover_words: string | null;
  readonly cover_topics: readonly CoverTopic[];
  readonly found_topics: readonly CoverTopic[];
}

export interface StoredPost extends EditedRow, CoveredRow {
  readonly id: string;
  readonly content: string;
  readonly language: string | null;
  readonly image_id: string | null;
  readonly image_alt: string;
  readonly repost_of_id: string | null;
  readonly quoted_post_id: string | null;
  readonly moderation_level: ModerationLevel | null;
  readonly likes_count: number;
  readonly comments_count: number;
  readonly shares_count: number;
  readonly reposts_count: number;
  readonly made_with_ai: boolean;
  readonly created_at: Date;
  readonly only_distress: boolean;
  readonly mentions: readonly string[] | null;
  readonly is_quote_detached: boolean;
  readonly comments_from: PostAudience;
  readonly quotes_from: PostAudience;
}

export interface StoredComment extends EditedRow, CoveredRow {
  readonly id: string;
  readonly post_id: string;
  readonly parent_id: string | null;
  readonly content: string;
  readonly language: string | null;
  readonly moderation_level: ModerationLevel | null;
  readonly likes_count: number;
  readonly created_at: Date;
  readonly deleted_at: Date | null;
  readonly author_folds: boolean | null;
  readonly folded_for_youth: boolean;
  readonly only_distress: boolean;
}

interface Mark {
  readonly post_id: string;
  readonly member_id: string;
  readonly created_at: Date;
}

interface StoredPoll {
  readonly post_id: string;
  readonly answer_ids: readonly string[];
  readonly answers: readonly string[];
  readonly is_multiple: boolean;
  readonly ends_at: Date;
  readonly voted_revision: number | null;
}

/** An earlier version. */
interface StoredRevision {
  readonly post_id: string | null;
  readonly number: number;
  readonly content: string;
  readonly moderation_level: ModerationLevel | null;
  readonly only_distress: boolean;
  readonly is_covered: boolean;
  readonly cover_words: string | null;
  readonly cover_topics: readonly CoverTopic[];
  readonly found_topics: readonly CoverTopic[];
  readonly removed_at: Date | null;
}

interface Tables {
  readonly members: MemberRow;
  readonly posts: StoredPost;
  readonly comments: StoredComment;
  readonly comment_likes: { readonly comment_id: string; readonly member_id: string };
  readonly images: StoredImage;
  readonly attached_pictures: {
    readonly image_id: string;
    readonly post_id: string | null;
    readonly comment_id: string | null;
    readonly place: number;
    readonly alt: string;
  };
  readonly blocks: { readonly blocker_id: string; readonly blocked_id: string };
  readonly mutes: { readonly muter_id: string; readonly muted_id: string; readonly ends_at: Date | null };
  readonly partial_mutes: {
    readonly muter_id: string;
    readonly muted_id: string;
    readonly part: "reposts" | "quotes";
  };
  readonly conversation_members: {
    readonly member_id: string;
    readonly other_id: string;
    readonly received_position: number;
  };
  readonly follows: { readonly follower_id: string; readonly followed_id: string };
  readonly post_likes: Mark;
  readonly post_bookmarks: Mark;
  readonly polls: StoredPoll;
  readonly poll_votes: {
    readonly post_id: string;
    readonly voter_id: string | null;
    readonly choice: number;
  };
  readonly revisions: StoredRevision;
  readonly post_hashtags: { readonly post_id: string; readonly tag: string };
  readonly post_audio: {
    readonly id: string;
    readonly post_id: string | null;
    readonly voice: string;
    readonly state: string;
  };
  readonly element_moderations: {
    readonly post_id: string | null;
    readonly comment_id: string | null;
    readonly type: "text" | "image";
    readonly level: ModerationLevel;
    readonly reason: string;
    readonly decided_by: string;
  };
  readonly member_badges: {
    readonly member_id: string;
    readonly badge_type: BadgeType;
    readonly is_active: boolean;
    readonly expires_at: Date | null;
  };
  readonly promotions: {
    readonly id: string;
    readonly post_id: string;
    readonly ends_at: Date;
    readonly ended_at: Date | null;
  };
}

/** All rows that decide what a page of posts shows. */
export type Community = { readonly [Table in keyof Tables]: readonly Tables[Table][] };

const tables: readonly (keyof Tables)[] = [
  "members",
  "posts",
  "comments",
  "comment_likes",
  "images",
  "attached_pictures",
  "blocks",
  "mutes",
  "partial_mutes",
  "follows",
  "conversation_members",
  "post_likes",
  "post_bookmarks",
  "polls",
  "poll_votes",
  "revisions",
  "post_hashtags",
  "post_audio",
  "element_moderations",
  "member_badges",
  "promotions",
];

/** Reads whole tables, without the product's own statements. */
export async function readCommunity(sql: Sql): Promise<Community> {
  const read = tables.map(async (table) => [table, await sql`select * from ${sql(table)}`] as const);
  return Object.fromEntries(await Promise.all(read)) as unknown as Community;
}
