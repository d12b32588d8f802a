import type { TextViewer } from "../../../db/visibility/viewer.ts";
import { encodeFields } from "../../../http/responses/json-fields.ts";
import { isSeenByClose } from "../../moderation/content-visibility.ts";
import { presentCover } from "../../moderation/covers/present-cover.ts";
import { type CommentChanges, countComments } from "./count-comments.ts";
import type { PostSkeleton, ViewersMarks, ViewersRights } from "../post-skeleton-queries.ts";
import { EntryBody, type Fields, joinFields, nestFields } from "./entry-body.ts";
import type { PostForAllReaders, PostTraits, ViewerFields } from "./post-for-all-readers.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { OwnPromotion } from "#shared/promotions/own-promotion.ts";
import { isPromotable } from "#shared/promotions/promotion-prices.ts";
import type { OwnPromotionColumn } from "./own-promotion-fragments.ts";
import { getAudioUrl } from "#shared/speech/speech-price-and-voices.ts";
import type { AudioColumn } from "./ready-audio-fragments.ts";
import { presentPoll } from "../../polls/present-poll.ts";
import { getPublishedAddress } from "../../../providers/storage/published-address.ts";

/** The viewer's part of an entry. */
type ViewersEntry = Omit<PostSkeleton, "id" | "target_id" | "quoted_id" | "place">;

/** The viewer, and the voice in which they hear posts. */
type Listener = TextViewer & { readonly voice: string };

/** The posts that one entry of a list needs. */
interface EntryPosts {
  readonly entry: PostForAllReaders;
  /** The original when the entry is a repost, otherwise the entry itself. */
  readonly target: PostForAllReaders;
  /** The quoted post; null when there is none that the viewer may see. */
  readonly quoted: PostForAllReaders | null;
}

/**
 * Encodes an entry of a list as JSON of the contract's `Post`: the shared parts unchanged, with the
 * viewer's beside them.
 */
export function writeEntry(
  { entry, target, quoted }: EntryPosts,
  skeleton: ViewersEntry,
  reader: TextViewer,
  now: Date,
): EntryBody {
  const listener = { ...reader, voice: skeleton.voice };
  const { traits } = target;
  const isAuthor = traits.author_id === reader.id;
  const ownPromotion = presentOwnPromotion(skeleton.own_promotion, traits.moderation_level, now);
  // Acts on a repost count for its original, so both have the original's marks.
  const marks = [encodeFields({ ...presentViewersFields(traits, skeleton, listener, now), ownPromotion })];
  const quotedPost = quoted
    ? nestFields("quotedPost", joinQuoted(quoted, skeleton, listener, now))
    : ['"quotedPost":null'];
  const shown = joinFields([target.fieldsFor(isAuthor)], marks, quotedPost);
  if (entry === target) return new EntryBody(joinFields(shown, ['"repostedPost":null']));
  return new EntryBody(joinFields(
    [entry.fieldsAsRepostOf(target, isAuthor)],
    marks,
    ['"quotedPost":null'],
    nestFields("repostedPost", shown),
  ));
}

function joinQuoted(
  quoted: PostForAllReaders,
  skeleton: ViewersEntry,
  listener: Listener,
  now: Date,
): Fields {
  const marks = {
    is_liked: skeleton.quoted_is_liked ?? false,
    is_bookmarked: skeleton.quoted_is_bookmarked ?? false,
    is_reposted: skeleton.quoted_is_reposted ?? false,
    choice: skeleton.quoted_choice ?? 0,
    can_comment: skeleton.quoted_can_comment ?? false,
    can_quote: skeleton.quoted_can_quote ?? false,
    sees_detacher: null,
    comment_changes: skeleton.quoted_comment_changes,
  };
  return joinFields(
    [quoted.fieldsFor(quoted.traits.author_id === listener.id)],
    [encodeFields(presentViewersFields(quoted.traits, marks, listener, now))],
  );
}

/** The fields that differ between viewers. */
function presentViewersFields(
  traits: PostTraits,
  marks: ViewersMarks & ViewersRights & {
    readonly comment_changes: CommentChanges | null;
    readonly sees_detacher: boolean | null;
  },
  listener: Listener,
  now: Date,
): ViewerFields {
  // Without a level nobody is served its audio, its author neither.
  const audioUrl = traits.moderation_level === null
    ? null
    : presentAudio(traits.audio, traits.author_id, listener);
  const isByClose = isSeenByClose(traits, listener);
  const isAuthor = traits.author_id === listener.id;
  const cover = presentCover(traits, traits.author_id, listener);
  return {
    ...cover,
    isCovered: cover.isCovered || isByClose,
    ...(traits.stays_with_close && (isAuthor || isByClose) && { isKeptForClose: true as const }),
    audioUrl,
    audioMadeWithAi: audioUrl !== null,
    ...countComments(traits.comments_by_level, marks.comment_changes, listener.filter),
    isLiked: marks.is_liked,
    isBookmarked: marks.is_bookmarked,
    isReposted: marks.is_reposted,
    poll: traits.poll && presentPoll(traits.poll, { choice: marks.choice, isAuthor, now }),
    canComment: marks.can_comment,
    canQuote: marks.can_quote,
    ...(traits.is_quote_detached && {
      quoteDetachedBy: marks.sees_detacher === true ? traits.detached_by : null,
    }),
  };
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

/**
 * The audio offered to a member: in their voice, since each voice is paid for separately
 * (speech.2). The author is offered any voice, to hear or remove.
 */
function presentAudio(audio: AudioColumn, authorId: string, listener: Listener): string | null {
  const own = audio[listener.voice];
  const id = own ?? (listener.id === authorId ? Object.values(audio)[0] : undefined);
  return id ? getPublishedAddress(getAudioUrl(id)) : null;
}
