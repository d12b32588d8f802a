import { nextVersion } from "../../../db/cache/next-version.ts";
import type { PlaceOfPosts } from "../../../db/visibility/post-visibility.ts";
import type { TextViewer, Viewer } from "../../../db/visibility/viewer.ts";
import { isPostListedFor, isPostShownTo, isSeenByClose } from "../../moderation/content-visibility.ts";
import { pollKey } from "../../polls/present-poll.ts";
import { coverKey } from "../../moderation/covers/present-cover.ts";
import type { EntryRow } from "./entry-queries.ts";
import type { ViewersRights } from "../post-skeleton-queries.ts";
import type { ViewerState } from "./viewer-state.ts";
import { type CommentChanges, countComments } from "./count-comments.ts";
import { markBits } from "./mark-fragments.ts";
import type { PostForAllReaders } from "./post-for-all-readers.ts";
import type { EntryBody } from "./entry-body.ts";
import type { Topic } from "../../../changes.ts";
import { writeEntry } from "./write-entry.ts";

/** About what a poll takes, with its answers as two readers see them. */
const pollBytes = 3_000;

/** Of an entry with many readers; most of them see one of a few. */
const mostBodies = 16;

interface EntryPosts {
  readonly entry: PostForAllReaders;
  readonly target: PostForAllReaders;
  readonly quoted: PostForAllReaders | null;
  /** The original when the quoted post is a repost. */
  readonly quotedOriginal: PostForAllReaders | null;
}

/**
 * An entry of a list for all its readers: decides whether each may see it, and encodes its text
 * once for all who see the same.
 */
export class EntryForAllReaders {
  readonly id: string;
  readonly version: number = nextVersion();
  /** The posts that readers mark: the original, and the quoted one. */
  readonly markable: readonly PostForAllReaders[];
  /** Writes that change one of these change it. */
  readonly topics: readonly Topic[];
  readonly #posts: EntryPosts;
  /** By the marks of its readers, and what they see of its comments. */
  readonly #bodies = new Map<string, EntryBody>();

  private constructor(row: EntryRow, posts: EntryPosts) {
    this.id = row.id;
    this.#posts = posts;
    this.markable = [posts.target, posts.quoted].filter((post) => post !== null);
    this.topics = [
      ...new Set(
        this.posts.flatMap(({ traits: { id, author_id: authorId, detached_by: detacher } }): Topic[] => [
          `post:${id}`,
          `member:${authorId}`,
          ...detacher ? [`member:${detacher.id}` as const] : [],
        ]),
      ),
    ];
  }

  /** Null when one of its posts was deleted since its row was read, or is removed (cases.5). */
  static of(row: EntryRow, posts: ReadonlyMap<string, PostForAllReaders>): EntryForAllReaders | null {
    const [entry, target] = [posts.get(row.id), posts.get(row.target_id)];
    if (!entry || !target) return null;
    const given = (id: string | null) => id === null ? null : posts.get(id) ?? null;
    // Its row, which a list keeps, has the quoted post also after its author took that out.
    if (target.traits.is_quote_detached) {
      return new EntryForAllReaders(row, { entry, target, quoted: null, quotedOriginal: null });
    }
    const quotedOriginal = given(row.quoted_original_id);
    // A quoted repost is hidden with its original.
    const quoted = row.quoted_original_id === null || quotedOriginal ? given(row.quoted_id) : null;
    return new EntryForAllReaders(row, { entry, target, quoted, quotedOriginal });
  }

  /** All posts that decide what is shown of it; some may appear twice. */
  get posts(): readonly PostForAllReaders[] {
    const { entry, target, quoted, quotedOriginal } = this.#posts;
    return [entry, target, quoted, quotedOriginal].filter((post) => post !== null);
  }

  /** Who posted or reposted it. */
  get author(): { readonly id: string; readonly hasLeft: boolean } {
    const { author_id: id, author_has_left: hasLeft } = this.#posts.entry.traits;
    return { id, hasLeft };
  }

  /** The original when the entry is a repost, otherwise the entry itself. */
  get targetId(): string {
    return this.#posts.target.traits.id;
  }

  /**
   * Its size in memory as two readers see it, as measured: most need less, the newest more.
   */
  get bytes(): number {
    return [...new Set(this.posts)].reduce(
      (sum, { length, commenters, traits }) =>
        sum + 1_800 + 2 * length + 110 * (commenters?.size ?? 0) + (traits.poll ? pollBytes : 0),
      0,
    );
  }

  /** `isPostVisibleTo` in TypeScript. */
  isVisibleTo(viewer: Viewer, state: ViewerState, place?: PlaceOfPosts): boolean {
    return this.#holds(place, ({ traits }, at) => isPostShownTo(traits, viewer, state, at));
  }

  /** `isPostListedFor` in TypeScript. */
  isListedFor(viewer: Viewer, state: ViewerState, place?: PlaceOfPosts): boolean {
    const { entry, target } = this.#posts;
    return this.#holds(
      place,
      (post, at) =>
        isPostListedFor(post.traits, viewer, state, {
          place: at,
          isRepost: post === entry && entry !== target,
        }),
    );
  }

  /** `isPostOfferedTo` in TypeScript. */
  isOfferedTo(viewer: Viewer, state: ViewerState): boolean {
    const { language, author_id: authorId } = this.#posts.entry.traits;
    const isRead = language === null || (state.languages?.has(language) ?? true) || authorId === viewer.id;
    return isRead && this.isListedFor(viewer, state);
  }

  #holds(
    place: PlaceOfPosts | undefined,
    condition: (post: PostForAllReaders, place?: PlaceOfPosts) => boolean,
  ): boolean {
    const { entry, target } = this.#posts;
    return condition(entry, place) && (target === entry || condition(target));
  }

  /** The entry as the contract's `Post`: one object for all who see the same. */
  bodyFor(viewer: TextViewer, state: ViewerState, now: Date): EntryBody {
    const { entry, target, quotedOriginal } = this.#posts;
    const isQuoteShown = [this.#posts.quoted, quotedOriginal].every((post) =>
      !post || isPostShownTo(post.traits, viewer, state)
    );
    const quoted = isQuoteShown ? this.#posts.quoted : null;
    const marks = state.marksOf(target.traits.id);
    const quotedMarks = quoted ? state.marksOf(quoted.traits.id) : 0;
    const rights = state.rightsOn(target.traits);
    const quotedRights = quoted && state.rightsOn(quoted.traits);
    const { detached_by: detacher } = target.traits;
    const seesDetacher = detacher && !state.blocked.has(detacher.id);
    const changes = state.commentChangesOf(target.traits.id);
    const quotedChanges = quoted && state.commentChangesOf(quoted.traits.id);
    const write = () => {
      const [shown, below] = [marksFrom(marks), marksFrom(quotedMarks)];
      return writeEntry(
        { entry, target, quoted },
        {
          ...shown,
          ...rights,
          sees_detacher: seesDetacher,
          voice: state.voice,
          comment_changes: changes,
          quoted_comment_changes: quotedChanges,
          own_promotion: state.promotions.get(target.traits.id) ?? null,
          quoted_is_liked: below.is_liked,
          quoted_is_bookmarked: below.is_bookmarked,
          quoted_is_reposted: below.is_reposted,
          quoted_choice: below.choice,
          quoted_can_comment: quotedRights && quotedRights.can_comment,
          quoted_can_quote: quotedRights && quotedRights.can_quote,
        },
        viewer,
        now,
      );
    };
    if (isTheReaders(target, viewer) || (quoted && isTheReaders(quoted, viewer))) return write();
    const comments = commentsSeen(target, changes, viewer) +
      (quoted ? commentsSeen(quoted, quotedChanges, viewer) : "");
    const covers = [target, quoted].map((post) =>
      post && coverKey(post.traits, post.traits.author_id, viewer)
    ).join("/");
    const isByClose = isSeenByClose(target.traits, viewer);
    const polls = pollSeen(target, marks, now) + (quoted ? pollSeen(quoted, quotedMarks, now) : "");
    const kept = marks % markBits.firstAnswer + (quotedMarks % markBits.firstAnswer) * 8;
    const key = `${kept + (quoted ? 64 : 0) + (isByClose ? 128 : 0)}${comments}/${covers}${polls}/${
      rightsKey(rights)
    }/${quotedRights ? rightsKey(quotedRights) : ""}${seesDetacher === false ? "/hidden" : ""}`;
    let body = this.#bodies.get(key);
    if (body) return body;
    const [oldest = ""] = this.#bodies.keys();
    if (this.#bodies.size === mostBodies) this.#bodies.delete(oldest);
    this.#bodies.set(key, body = write());
    return body;
  }

  /** Whether all readers with the same marks see the same of the entry. */
  isShared(body: EntryBody): boolean {
    return [...this.#bodies.values()].includes(body);
  }
}

/**
 * Whether part of the post is for this reader alone: authors see more, and audio is in the reader's
 * voice.
 */
function isTheReaders({ traits }: PostForAllReaders, viewer: Viewer): boolean {
  return traits.author_id === viewer.id || Object.keys(traits.audio).length > 0;
}

/** Part of a key: readers with the same see the same of a post's comments. */
function commentsSeen(
  { traits }: PostForAllReaders,
  changes: CommentChanges | null,
  { filter }: Viewer,
): string {
  const { commentsCount, hasHiddenComments } = countComments(traits.comments_by_level, changes, filter);
  return `/${commentsCount}${hasHiddenComments ? "+" : ""}`;
}

/** Part of a key: readers with the same see the same of a post's poll. */
function pollSeen({ traits: { poll } }: PostForAllReaders, marks: number, now: Date): string {
  return poll ? `/${pollKey(poll, { choice: marksFrom(marks).choice, isAuthor: false, now })}` : "";
}

/** Part of a key; nothing where everyone may do everything. */
function rightsKey({ can_comment, can_quote }: ViewersRights): string {
  return can_comment && can_quote ? "" : `${can_comment}${can_quote}`;
}

function marksFrom(bits: number) {
  return {
    is_liked: (bits & markBits.liked) > 0,
    is_bookmarked: (bits & markBits.bookmarked) > 0,
    is_reposted: (bits & markBits.reposted) > 0,
    choice: Math.floor(bits / markBits.firstAnswer),
  };
}
