import { findCurrentRow, listRows, moveToRow } from "../../../lib/keyboard/row-focus.ts";
import { useShortcuts } from "../../../lib/keyboard/shortcuts.ts";

const card = "[data-post-id]";
/** Cards, and what stands among them. */
const rows = `${card}, [data-inset]`;

/** The current row; the whole post's card where that is a line in place of it. */
function currentCard(): Element | null {
  const row = findCurrentRow(rows);
  const whole = row?.dataset["folded"];
  return whole ? document.querySelector(`[data-whole-post="${CSS.escape(whole)}"]`) : row;
}

/** Clicks a control of the current post, such as its like button. */
export function clickInCurrentPost(control: string): void {
  currentCard()?.querySelector<HTMLElement>(control)?.click();
}

/** Focuses the comment field of the current post, or opens its comments. */
function focusCommentField(): void {
  const field = currentCard()?.querySelector<HTMLElement>("[data-comment-field]");
  if (field) field.focus();
  else clickInCurrentPost("[data-post-comments]");
}

/** Opens the focused post. A control inside it handles Enter itself. */
function openFocusedPost(): void {
  const focused = document.activeElement;
  if (focused?.matches(card)) focused.querySelector<HTMLElement>("[data-post-link]")?.click();
}

/** Focuses the next post, or the one before, when a post is about to be removed. */
export function focusNeighbour(postId: string): void {
  const posts = listRows(card);
  const at = posts.findIndex((post) => post.dataset["postId"] === postId);
  const neighbour = posts[at + 1] ?? posts[at - 1];
  // Runs after the dialog has returned the focus to a button that no longer exists.
  setTimeout(() => neighbour?.focus({ preventScroll: true }));
}

/**
 * Keys in a list of posts: j and k move, l likes, b bookmarks, r writes a comment, e edits one's
 * own, Enter opens.
 */
export function usePostShortcuts(): void {
  useShortcuts({
    j: () => moveToRow(rows, 1),
    k: () => moveToRow(rows, -1),
    l: () => clickInCurrentPost("[data-post-like]"),
    b: () => clickInCurrentPost("[data-post-bookmark]"),
    r: focusCommentField,
    e: () => clickInCurrentPost("[data-post-edit]"),
    Enter: openFocusedPost,
  });
}
