import type { KeptPost } from "../../lib/platform/platform.ts";

const storageKey = "glimmer.last-feed";

/** Stores the first page of the feed on this computer, until the member signs out. */
export function keepFeed(posts: readonly KeptPost[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(posts));
  } catch {
    // Full, or switched off: there is nothing to read offline then.
  }
}

export function readFeed(): readonly KeptPost[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isKeptPost) : [];
  } catch {
    return [];
  }
}

export function forgetFeed(): void {
  localStorage.removeItem(storageKey);
}

function isKeptPost(value: unknown): value is KeptPost {
  return typeof value === "object" && value !== null &&
    ["id", "authorName", "username", "content", "createdAt"].every((name) =>
      typeof (value as Record<string, unknown>)[name] === "string"
    );
}
