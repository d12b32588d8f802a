import { getMediaUrl } from "#shared/media/media-url.ts";
import { isPromotable } from "#shared/promotions/promotion-prices.ts";
import type { EmbeddedPost, Image, ListedImage, Post } from "#shared/posts/post-shapes.ts";
import { getAudioUrl } from "#shared/speech/speech-price-and-voices.ts";
import { presentReason } from "../../features/moderation/present.ts";
import { presentEdits } from "../../features/revisions/present-edits.ts";
import { expectedAuthor } from "./expected-author.ts";
import { expectedCover } from "./expected-cover.ts";
import { attachedImages, expectedImage } from "./expected-images.ts";
import { expectedPoll } from "./expected-poll.ts";
import { expectedComments } from "./expected-threads.ts";
import type { StoredPost } from "./read-community.ts";
import type { ViewersEyes } from "./viewers-eyes.ts";

/** An entry of a list as the contract shapes it for a viewer. */
export function expectedPost(eyes: ViewersEyes, entry: StoredPost): Post {
  const target = eyes.post(entry.repost_of_id) ?? entry;
  const quoted = target.is_quote_detached ? undefined : eyes.post(target.quoted_post_id);
  const shown = {
    ...embedded(eyes, target),
    ownPromotion: ownPromotion(eyes, target),
    quotedPost: quoted && eyes.sees(quoted) ? embedded(eyes, quoted) : null,
  };
  if (target === entry) return { ...shown, repostedPost: null };
  return {
    ...shown,
    id: entry.id,
    content: `RT @${shown.author.username}: ${shown.content}`,
    mentions: [shown.author.username.toLowerCase()],
    imageUrl: null,
    image: null,
    images: [],
    author: expectedAuthor(eyes, entry.author_id),
    createdAt: entry.created_at.toISOString(),
    repostedPostId: target.id,
    repostedPost: shown,
    quotedPostId: null,
    isQuote: false,
    quotedPost: null,
  };
}

function embedded(eyes: ViewersEyes, post: StoredPost): EmbeddedPost {
  const { all, viewerId } = eyes;
  const isOwn = post.author_id === viewerId;
  const isMarked = (marks: readonly { post_id: string; member_id: string }[]) =>
    marks.some((mark) => mark.post_id === post.id && mark.member_id === viewerId);
  const images = imagesOf(eyes, post);
  const elements = all.element_moderations.filter((element) => element.post_id === post.id);
  const cover = expectedCover(eyes, post);
  return {
    id: post.id,
    content: post.content,
    language: post.language,
    mentions: [],
    imageUrl: post.image_id && getMediaUrl(post.image_id),
    image: withoutId(images[0]),
    images,
    audioUrl: audio(eyes, post),
    audioMadeWithAi: audio(eyes, post) !== null,
    author: expectedAuthor(eyes, post.author_id),
    createdAt: post.created_at.toISOString(),
    ...presentEdits(post),
    likesCount: post.likes_count,
    ...expectedComments(eyes, post.id),
    sharesCount: post.shares_count,
    repostsCount: post.reposts_count,
    isLiked: isMarked(all.post_likes),
    isBookmarked: isMarked(all.post_bookmarks),
    isReposted: all.posts.some((other) => other.repost_of_id === post.id && other.author_id === viewerId),
    moderationLevel: post.moderation_level,
    elementModerations: elements.toSorted((a, b) => (a.type < b.type ? 1 : -1))
      .map(({ type, level, reason }) => ({
        type,
        level,
        ...(isOwn ? presentReason(reason) : { reason: null }),
      })),
    repostedPostId: null,
    quotedPostId: post.is_quote_detached ? null : post.quoted_post_id,
    isQuote: post.quoted_post_id !== null && !post.is_quote_detached,
    ...(post.is_quote_detached && { quoteDetachedBy: detacher(eyes, post) }),
    madeWithAi: post.made_with_ai || images.some(({ madeWithAi }) => madeWithAi),
    ...cover,
    isCovered: cover.isCovered || eyes.isCloseTo(post),
    ...(eyes.isKeptForClose(post) && (isOwn || eyes.isCloseTo(post)) && { isKeptForClose: true as const }),
    poll: expectedPoll(eyes, post),
    commentsFrom: post.comments_from,
    quotesFrom: post.quotes_from,
    canComment: eyes.isAmong(post.comments_from, post),
    canQuote: eyes.isAmong(post.quotes_from, post),
    isPromotedDisplay: false,
    promotionId: null,
  };
}

/** Null where the viewer does not see them, or they are gone. */
function detacher({ all, viewerId }: ViewersEyes, post: StoredPost): Post["quoteDetachedBy"] {
  const quoted = all.posts.find(({ id }) => id === post.quoted_post_id);
  const original = all.posts.find(({ id }) => id === quoted?.repost_of_id) ?? quoted;
  const member = all.members.find(({ id }) => id === original?.author_id);
  const isBlocked = all.blocks.some(({ blocker_id, blocked_id }) =>
    [blocker_id, blocked_id].includes(viewerId) && [blocker_id, blocked_id].includes(member?.id ?? "")
  );
  return member && (member.id === viewerId || !isBlocked)
    ? { id: member.id, username: member.username, displayName: member.display_name }
    : null;
}

function withoutId(picture: ListedImage | undefined): Image | null {
  if (!picture) return null;
  const { id: _, ...image } = picture;
  return image;
}

function imagesOf(eyes: ViewersEyes, { id, image_id, image_alt }: StoredPost): ListedImage[] {
  const first = image_id ? expectedImage(eyes, { image_id, alt: image_alt }) : [];
  return [...first, ...attachedImages(eyes, "post_id", id)];
}

function audio({ all, viewerId }: ViewersEyes, post: StoredPost): string | null {
  const ready = all.post_audio.filter((row) => row.post_id === post.id && row.state === "ready");
  const voice = all.members.find(({ id }) => id === viewerId)?.tts_voice;
  const offered = ready.find((row) => row.voice === voice) ??
    (post.author_id === viewerId ? ready[0] : undefined);
  return offered ? getAudioUrl(offered.id) : null;
}

function ownPromotion({ all, viewerId, now }: ViewersEyes, post: StoredPost): Post["ownPromotion"] {
  if (post.author_id !== viewerId || !isPromotable(post.moderation_level)) return null;
  const running = all.promotions.find((row) => row.post_id === post.id && row.ended_at === null);
  return running && running.ends_at > now ? { id: running.id, endsAt: running.ends_at.toISOString() } : null;
}
