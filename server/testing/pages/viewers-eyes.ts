import { crownTypes } from "#shared/members/badge-rules.ts";
import { isLevelVisible } from "#shared/moderation/content-filter.ts";
import type { PostAudience } from "#shared/posts/post-audience.ts";
import type { Community, StoredComment, StoredPost } from "./read-community.ts";

/** Each filter's value without a crown (moderation.5). */
const withoutCrown = { top: "top", high: "high", low: "high", none: "high" } as const;

/**
 * Which posts and comments a viewer may see, worked out in memory, one by one (blocks.1, mutes.1,
 * moderation.2, 5 and 13, cases.4, feed.7).
 */
export class ViewersEyes {
  readonly viewerId: string;
  readonly now: Date;
  readonly all: Community;
  readonly #posts: ReadonlyMap<string, StoredPost>;

  constructor(all: Community, viewerId: string, now: Date) {
    this.all = all;
    this.viewerId = viewerId;
    this.now = now;
    this.#posts = new Map(all.posts.map((row) => [row.id, row]));
  }

  post(id: string | null): StoredPost | undefined {
    return id === null ? undefined : this.#posts.get(id);
  }

  /** Where posts are looked up. */
  sees(post: StoredPost): boolean {
    return this.#holds(post, (row) => this.#isShown(row));
  }

  /** On the author's profile and the post's own page. */
  opens(post: StoredPost): boolean {
    return this.sees(post) ||
      (this.isCloseTo(post) && !this.#isBlocked(post.author_id) && this.#reaches(post));
  }

  /** In All Posts and hashtags, which the languages read filter too. */
  offers(post: StoredPost): boolean {
    const { author_id: by, language } = post;
    const read = this.all.members.find(({ id }) => id === this.viewerId)?.read_languages ?? [];
    const isRead = read.length === 0 || language === null || read.includes(language);
    return this.lists(post) && (isRead || by === this.viewerId);
  }

  /** In feeds and search, which mutes filter. */
  lists(post: StoredPost): boolean {
    return this.#holds(post, (row) => this.#isListed(row)) && !this.#isMutedPart(post);
  }

  /** Among the posts of followed members, without what they repost of muted ones. */
  follows(post: StoredPost): boolean {
    const original = this.post(post.repost_of_id);
    const isMuted = [post, original].some((row) => row && this.#isMuted(row.author_id));
    return this.#isFollowed(post.author_id) && !isMuted && !this.#isMutedPart(post) && this.opens(post);
  }

  /** Whether a post of distress stays for the viewer where others don't see it. */
  isCloseTo(post: StoredPost): boolean {
    const wrote = (from: string, to: string) =>
      this.all.conversation_members.some((side) =>
        side.member_id === to && side.other_id === from && side.received_position > 0
      );
    const { author_id: author } = post;
    return this.isKeptForClose(post) && author !== this.viewerId &&
      !isLevelVisible(post.moderation_level, this.#filter()) &&
      (this.#isFollowed(author) || (wrote(author, this.viewerId) && wrote(this.viewerId, author)));
  }

  isKeptForClose(post: StoredPost): boolean {
    return post.only_distress && post.moderation_level !== null &&
      !this.all.element_moderations.some(({ post_id, type, level, decided_by }) =>
        post_id === post.id && (decided_by === "person" || (type === "image" && level !== "top"))
      );
  }

  /** Whether the viewer is one of those whom the author of a post chose (posts.29). */
  isAmong(audience: PostAudience, { author_id: author, mentions }: StoredPost): boolean {
    const follows = (from: string, to: string) =>
      this.all.follows.some((row) => row.follower_id === from && row.followed_id === to);
    const me = this.all.members.find(({ id }) => id === this.viewerId);
    return author === this.viewerId || audience === "everyone" ||
      (audience === "followers" && follows(this.viewerId, author)) ||
      (audience === "followed" && follows(author, this.viewerId)) ||
      (audience === "mentioned" && me !== undefined && (mentions ?? []).includes(me.username.toLowerCase()));
  }

  /** The same for all viewers (comments.10). */
  isFolded(
    { id, author_folds, folded_for_youth, only_distress, moderation_level: level }: StoredComment,
  ): boolean {
    const isJudged = this.all.element_moderations.some(({ comment_id, type, level: found, decided_by }) =>
      comment_id === id && (decided_by === "person" || (type === "image" && found !== "top"))
    );
    const isBelowTop = level !== null && level !== "top" && (!only_distress || isJudged);
    return author_folds === null ? isBelowTop || folded_for_youth : author_folds;
  }

  /** Among its post's comments; a reply only if its thread is shown. */
  listsComment(comment: StoredComment): boolean {
    return this.#isListed(comment);
  }

  /**
   * Whether the viewer's own filter, blocks or mutes hide one of some comments that all must be
   * shown. What has no level yet is its author's alone, and nobody's choice.
   */
  hidesByChoice(comments: readonly StoredComment[]): boolean {
    const isJudged = comments.every(({ moderation_level, author_id }) =>
      moderation_level !== null || author_id === this.viewerId
    );
    return isJudged && comments.some(({ moderation_level, author_id }) =>
      author_id !== this.viewerId && (
        !isLevelVisible(moderation_level, this.#filter()) || this.#isMuted(author_id) ||
        this.all.blocks.some((row) => row.blocker_id === this.viewerId && row.blocked_id === author_id)
      )
    );
  }

  /** For a repost, of what it reposts too. */
  #holds(post: StoredPost, condition: (row: StoredPost) => boolean): boolean {
    const original = this.post(post.repost_of_id);
    return [post, original].every((row) => !row || (this.#reaches(row) && condition(row)));
  }

  /** Posts of limited members reach their followers only (cases.4). */
  #reaches({ author_id: author }: StoredPost): boolean {
    const isLimited = this.all.members.some((row) => row.id === author && row.post_audience === "followers");
    return !isLimited || author === this.viewerId || this.#isFollowed(author);
  }

  #isFollowed(author: string): boolean {
    return this.all.follows.some((row) => row.follower_id === this.viewerId && row.followed_id === author);
  }

  #isListed(row: StoredPost | StoredComment): boolean {
    return this.#isShown(row) && !this.#isMuted(row.author_id);
  }

  #isShown({ author_id, moderation_level }: StoredPost | StoredComment): boolean {
    const isLevelShown = moderation_level !== null && isLevelVisible(moderation_level, this.#filter());
    return !this.#isBlocked(author_id) && (isLevelShown || author_id === this.viewerId);
  }

  #isBlocked(author: string): boolean {
    return this.all.blocks.some(({ blocker_id, blocked_id }) =>
      (blocker_id === this.viewerId && blocked_id === author) ||
      (blocked_id === this.viewerId && blocker_id === author)
    );
  }

  #isMuted(authorId: string): boolean {
    return this.all.mutes.some((mute) => mute.muter_id === this.viewerId && mute.muted_id === authorId);
  }

  /** A repost or quote of a member of whom these alone are muted, or a repost of such a quote. */
  #isMutedPart(post: StoredPost): boolean {
    const mutes = (part: "reposts" | "quotes", author: string) =>
      this.all.partial_mutes.some((mute) =>
        mute.part === part && mute.muter_id === this.viewerId && mute.muted_id === author
      );
    const quotes = [post, this.post(post.repost_of_id)].filter((row) => row?.quoted_post_id);
    return (post.repost_of_id !== null && mutes("reposts", post.author_id)) ||
      quotes.some((row) => row && mutes("quotes", row.author_id));
  }

  #filter() {
    const crowned = this.all.member_badges.some((badge) =>
      badge.member_id === this.viewerId && badge.is_active &&
      (crownTypes as readonly string[]).includes(badge.badge_type) &&
      (badge.expires_at === null || badge.expires_at > this.now)
    );
    const me = this.all.members.find(({ id }) => id === this.viewerId);
    const chosen = me?.moderation_level ?? "top";
    return crowned ? chosen : withoutCrown[chosen];
  }
}
