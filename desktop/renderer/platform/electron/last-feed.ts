import type { KeptPost } from "../../lib/platform/platform.ts";
import { localTexts } from "../../lib/storage/guarded-storage.ts";

const storageKey = "glimmer.last-feed";

/** Stores the first page of the feed on this computer, until the member signs out. */
export function keepFeed(posts: readonly KeptPost[]): void {
  localTexts.setItem(storageKey, JSON.stringify(posts));
}

export function readFeed(): readonly KeptPost[] {
  try {
    const kept: unknown = JSON.parse(localTexts.getItem(storageKey) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isKeptPost) : [];
  } catch {
    return [];
  }
}

export function forgetFeed(): void {
  localTexts.removeItem(storageKey);
}

function isKeptPost(value: unknown): value is KeptPost {
  return typeof value === "object" && value !== null &&
    ["id", "authorName", "username", "content", "createdAt"].every((name) =>
      typeof (value as Record<string, unknown>)[name] === "string"
    );
}
