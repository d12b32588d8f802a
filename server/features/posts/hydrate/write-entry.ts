import type { Viewer } from "../../../db/visibility/viewer.ts";
import { isSeenByClose } from "../../moderation/content-visibility.ts";
import { type CommentChanges, countComments } from "./count-comments.ts";
import type { PostSkeleton, ViewersMarks } from "../post-skeleton-queries.ts";
import type { PostForAllReaders, ViewerFields } from "./post-for-all-readers.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { OwnPromotion } from "#shared/promotions/own-promotion.ts";
import { isPromotable } from "#shared/promotions/promotion-prices.ts";
import type { OwnPromotionColumn } from "./own-promotion-fragments.ts";
import { getAudioUrl } from "#shared/speech/speech-price-and-voices.ts";
import type { AudioColumn } from "./ready-audio-fragments.ts";
import { getPublishedAddress } from "../../../providers/storage/published-address.ts";

/** The viewer's part of an entry. */
type ViewersEntry = Omit<PostSkeleton, "id" | "target_id" | "quoted_id" | "place">;

type Reader = Viewer & Listener;

/** The posts that one entry of a list needs. */
interface EntryPosts {
  readonly entry: PostForAllReaders;
  /** The original when the entry is a repost, otherwise the entry itself. */
  readonly target: PostForAllReaders;
  /** The quoted post; null when there is none that the viewer may see. */
  readonly quoted: PostForAllReaders | null;
}

/**
 * An entry of a list as JSON of the contract's `Post`: the shared parts unchanged, with the
 * viewer's beside them.
 */
export function writeEntry(
  { entry, target, quoted }: EntryPosts,
  skeleton: ViewersEntry,
  reader: Viewer,
  now: Date,
): string {
  const { own_promotion } = skeleton;
  const viewer = { ...reader, voice: skeleton.voice };
  const isAuthor = target.row.author_id === viewer.id;
  const ownPromotion = own_promotion && presentOwnPromotion(own_promotion, target.row.moderation_level, now);
  const own = `${writeViewersFields(target, skeleton, viewer)},"ownPromotion":${
    JSON.stringify(ownPromotion)
  }`;
  const shown = `${target.fields(isAuthor)},${own},"quotedPost":${writeQuoted(quoted, skeleton, viewer)}`;
  if (entry === target) return `{${shown},"repostedPost":null}`;
  // Marks are the original's, since acts on a repost count for it.
  const repost = target.fieldsOfRepost(entry.row, isAuthor);
  return `{${repost},${own},"quotedPost":null,"repostedPost":{${shown}}}`;
}

function writeQuoted(quoted: PostForAllReaders | null, skeleton: ViewersEntry, viewer: Reader): string {
  if (!quoted) return "null";
  const marks = {
    is_liked: skeleton.quoted_is_liked ?? false,
    is_bookmarked: skeleton.quoted_is_bookmarked ?? false,
    is_reposted: skeleton.quoted_is_reposted ?? false,
    comment_changes: skeleton.quoted_comment_changes,
  };
  return `{${quoted.fields(quoted.row.author_id === viewer.id)},${
    writeViewersFields(quoted, marks, viewer)
  }}`;
}

/** The fields that differ between viewers, in the form of `PostForAllReaders.fields`. */
function writeViewersFields(
  { row }: PostForAllReaders,
  marks: ViewersMarks & { readonly comment_changes: CommentChanges | null },
  viewer: Reader,
): string {
  // Without a level nobody is served its audio, its author neither.
  const audioUrl = row.moderation_level === null ? null : presentAudio(row.audio, row.author_id, viewer);
  const isByClose = isSeenByClose(row, viewer);
  const isAuthor = row.author_id === viewer.id;
  const fields: ViewerFields = {
    isCovered: row.is_covered || isByClose,
    ...(row.stays_with_close && (isAuthor || isByClose) && { isKeptForClose: true as const }),
    audioUrl,
    audioMadeWithAi: audioUrl !== null,
    ...countComments(row.comments_by_level, marks.comment_changes, viewer.filter),
    isLiked: marks.is_liked,
    isBookmarked: marks.is_bookmarked,
    isReposted: marks.is_reposted,
  };
  return JSON.stringify(fields).slice(1, -1);
}

/**
 * Null as soon as the time is up or the post's level is too low, also before a job stores the end.
 */
function presentOwnPromotion(
  promotion: OwnPromotionColumn,
  level: ModerationLevel | null,
  now: Date,
): OwnPromotion | null {
  if (!promotion || !isPromotable(level)) return null;
  const endsAt = new Date(promotion.endsAt);
  return endsAt > now ? { id: promotion.id, endsAt: endsAt.toISOString() } : null;
}

/** The viewer of a post, and their voice. */
interface Listener {
  readonly id: string;
  readonly voice: string;
}

/**
 * The audio offered to a member: in their voice, since each voice is paid for separately
 * (speech.2). The author is offered any voice, to hear or remove.
 */
function presentAudio(audio: AudioColumn, authorId: string, listener: Listener): string | null {
  const own = audio[listener.voice];
  const id = own ?? (listener.id === authorId ? Object.values(audio)[0] : undefined);
  return id ? getPublishedAddress(getAudioUrl(id)) : null;
}
