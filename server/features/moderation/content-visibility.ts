import { isLevelVisible } from "#shared/moderation/content-filter.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { PlaceOfPosts } from "../../db/visibility/post-visibility.ts";
import type { Viewer } from "../../db/visibility/viewer.ts";

/**
 * The authors that a viewer does not see: those across a block, either way (blocks.1), and those
 * they muted (mutes.1).
 */
export interface Hiding {
  readonly blocked: Members;
  readonly muted: Members;
}

type Members = Pick<ReadonlySet<string>, "has">;

/** The traits that decide who sees a row. */
interface Judged {
  readonly author_id: string;
  /** They deleted their account (auth.18). */
  readonly author_has_left: boolean;
  readonly moderation_level: ModerationLevel | null;
}

/** `isContentShownTo` in TypeScript, for rows that are read once for many viewers. */
export function isShownTo(
  { author_id, author_has_left, moderation_level }: Judged,
  viewer: Viewer,
  { blocked }: Pick<Hiding, "blocked">,
  isShownAnyway = false,
): boolean {
  const isLevelShown = moderation_level !== null && isLevelVisible(moderation_level, viewer.filter);
  return (isLevelShown || author_id === viewer.id || isShownAnyway) && !author_has_left &&
    !blocked.has(author_id);
}

/** A post, without what it reposts. */
interface JudgedPost extends Judged {
  readonly author_is_limited: boolean;
  readonly stays_with_close: boolean;
  readonly quoted_post_id: string | null;
}

/** The reasons that hide posts from a viewer, and those that do not. */
export interface HidingOfPosts extends Hiding {
  /** Whom they follow, as far as these are limited (cases.4). */
  readonly followed: Members;
  /** The authors of posts of distress to whom they are close (moderation.13). */
  readonly close: Members;
  /** The members of whom the viewer muted the reposts alone, or the quotes (mutes.2). */
  readonly mutedReposts: Members;
  readonly mutedQuotes: Members;
}

/** `isPostShownTo` in TypeScript. */
export function isPostShownTo(
  row: JudgedPost,
  viewer: Viewer,
  hiding: Pick<HidingOfPosts, "blocked" | "followed" | "close">,
  place: PlaceOfPosts = "anywhere",
): boolean {
  const isReached = !row.author_is_limited || row.author_id === viewer.id ||
    hiding.followed.has(row.author_id);
  const stays = place === "close" && row.stays_with_close && hiding.close.has(row.author_id);
  return isReached && isShownTo(row, viewer, hiding, stays);
}

/** Whether a viewer who sees the post does so only because they are close to its author. */
export function isSeenByClose(row: JudgedPost, viewer: Viewer): boolean {
  return row.stays_with_close && row.author_id !== viewer.id &&
    !isLevelVisible(row.moderation_level, viewer.filter);
}

/** `isPostShownTo` for lists that a mute thins out. `isRepost`: the row has nothing of its own. */
export function isPostListedFor(
  row: JudgedPost,
  viewer: Viewer,
  hiding: HidingOfPosts,
  { place, isRepost }: { readonly place?: PlaceOfPosts | undefined; readonly isRepost: boolean },
): boolean {
  const { author_id: author } = row;
  const isMutedPart = isRepost
    ? hiding.mutedReposts.has(author)
    : row.quoted_post_id !== null && hiding.mutedQuotes.has(author);
  return isPostShownTo(row, viewer, hiding, place) && !hiding.muted.has(author) && !isMutedPart;
}

/** `isContentListedFor` in TypeScript. */
export function isListedFor(row: Judged, viewer: Viewer, hiding: Hiding): boolean {
  return isShownTo(row, viewer, hiding) && !hiding.muted.has(row.author_id);
}
