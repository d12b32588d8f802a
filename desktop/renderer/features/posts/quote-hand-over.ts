import { type CoverTopic, coverTopics as knownTopics } from "#shared/moderation/cover-topics.ts";
import { type Covered, isUnderCover } from "#shared/moderation/is-under-cover.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import type { TextStorage } from "../../lib/storage/guarded-storage.ts";

const quoteKey = "quotedPost";

/** The quoted post on its way from a card to the composer, in session storage (posts.2). */
export interface QuotedPost extends Covered {
  readonly id: string;
  readonly author: Pick<Post["author"], "id" | "username" | "displayName" | "profileImageUrl">;
  readonly content: string;
  readonly imageUrl: string | null;
  readonly createdAt: string;
  /** Absent without one. */
  readonly poll?: { readonly answers: readonly unknown[] };
}

/** Stores a post for the composer to quote. */
export function handOverQuote(storage: TextStorage, post: Post): void {
  const { id, content, imageUrl, createdAt, author, poll } = post;
  const { id: authorId, username, displayName, profileImageUrl } = author;
  const quoted: QuotedPost = {
    id,
    author: { id: authorId, username, displayName, profileImageUrl },
    content,
    imageUrl,
    createdAt,
    ...(poll && { poll: { answers: poll.answers.map(({ id: answer }) => answer) } }),
    ...(isUnderCover(post) && coverOf(post)),
  };
  storage.setItem(quoteKey, JSON.stringify(quoted));
}

/** Returns the stored quote and leaves it there; null when there is none. */
export function peekQuote(storage: TextStorage): QuotedPost | null {
  try {
    const kept = storage.getItem(quoteKey);
    return kept === null ? null : parseQuote(JSON.parse(kept));
  } catch {
    return null;
  }
}

/** Returns the stored quote and removes it; null when there is none. */
export function takeQuote(storage: TextStorage): QuotedPost | null {
  const quoted = peekQuote(storage);
  storage.removeItem(quoteKey);
  return quoted;
}

function parseQuote(kept: unknown): QuotedPost | null {
  const { id, author, content, imageUrl, createdAt, poll } = (kept ?? {}) as Record<string, unknown>;
  const { id: authorId, username, displayName, profileImageUrl } = (author ?? {}) as Record<string, unknown>;
  if (typeof id !== "string" || typeof content !== "string" || typeof createdAt !== "string") return null;
  if (typeof username !== "string" || typeof displayName !== "string") return null;
  return {
    id,
    content,
    createdAt,
    imageUrl: textOrNull(imageUrl),
    author: {
      id: textOrNull(authorId) ?? "",
      username,
      displayName,
      profileImageUrl: textOrNull(profileImageUrl),
    },
    ...parsePoll(poll),
    ...parseCover(kept ?? {}),
  };
}

function parsePoll(kept: unknown): Pick<QuotedPost, "poll"> {
  const { answers } = (kept ?? {}) as Record<string, unknown>;
  return Array.isArray(answers) ? { poll: { answers } } : {};
}

function coverOf({ isCovered, coveredBy, coverWords, coverTopics }: Post): Covered {
  return { isCovered, coveredBy, coverWords, coverTopics };
}

/** The fields are absent where nobody covered the post. */
function parseCover(kept: object): Covered {
  const { isCovered, coveredBy, coverWords, coverTopics } = kept as Record<string, unknown>;
  const isKnown = coveredBy === "author" || coveredBy === "moderator" || coveredBy === null;
  return {
    ...(typeof isCovered === "boolean" && { isCovered }),
    ...(isKnown && { coveredBy }),
    ...(typeof coverWords === "string" && { coverWords }),
    ...(Array.isArray(coverTopics) && { coverTopics: coverTopics.filter(isTopic) }),
  };
}

function isTopic(topic: unknown): topic is CoverTopic {
  return knownTopics.some((known) => known === topic);
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
