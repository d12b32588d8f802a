import { useShortcuts } from "../../lib/page/shortcuts.ts";

const card = "[data-post-id]";

/** The current post: the focused one, else the first whose top is on screen. */
function currentPost(): HTMLElement | null {
  const focused = document.activeElement?.closest<HTMLElement>(card);
  return focused ?? allPosts().find((post) => isOnScreen(post)) ?? null;
}

/** Focuses the next or previous post and scrolls just as far as needed. */
function moveToPost(step: 1 | -1): void {
  const posts = allPosts();
  const focused = document.activeElement?.closest<HTMLElement>(card);
  const next = focused ? posts[posts.indexOf(focused) + step] : currentPost();
  if (!next) return;
  next.focus({ preventScroll: true });
  const isTall = next.offsetHeight > innerHeight / 2;
  next.scrollIntoView({ block: isTall ? "start" : "nearest", behavior: isStill() ? "auto" : "smooth" });
}

/** Clicks a control of the current post, such as its like button. */
export function pressInPost(control: string): void {
  currentPost()?.querySelector<HTMLElement>(control)?.click();
}

/** Focuses the comment field of the current post, or opens its comments. */
function writeInPost(): void {
  const field = currentPost()?.querySelector<HTMLElement>("[data-comment-field]");
  if (field) field.focus();
  else pressInPost("[data-post-comments]");
}

/** Opens the focused post. A control inside it keeps Enter for itself. */
function openFocusedPost(): void {
  const focused = document.activeElement;
  if (focused?.matches(card)) focused.querySelector<HTMLElement>("[data-post-link]")?.click();
}

/** Focuses the next post, or the one before, when a post is about to be removed. */
export function focusNeighbour(postId: string): void {
  const posts = allPosts();
  const at = posts.findIndex((post) => post.dataset["postId"] === postId);
  const neighbour = posts[at + 1] ?? posts[at - 1];
  // After the dialog has returned the focus to a button that is gone by then.
  setTimeout(() => neighbour?.focus({ preventScroll: true }));
}

function allPosts(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(card)];
}

function isOnScreen(post: HTMLElement): boolean {
  const { top } = post.getBoundingClientRect();
  return top >= 0 && top < innerHeight;
}

function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Keys in a list of posts: j and k move, l likes, b bookmarks, r writes a comment, Enter opens. */
export function usePostShortcuts(): void {
  useShortcuts({
    j: () => moveToPost(1),
    k: () => moveToPost(-1),
    l: () => pressInPost("[data-post-like]"),
    b: () => pressInPost("[data-post-bookmark]"),
    r: writeInPost,
    Enter: openFocusedPost,
  });
}
