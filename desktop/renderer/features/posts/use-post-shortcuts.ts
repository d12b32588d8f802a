import { useShortcuts } from "../../lib/shortcuts.ts";
import { moveToPost, openFocusedPost, pressInPost } from "./post-focus.ts";

/** Keys in a list of posts: j and k move, l likes, b bookmarks, r goes to the comments, Enter opens (look.md). */
export function usePostShortcuts(): void {
  useShortcuts({
    j: () => moveToPost(1),
    k: () => moveToPost(-1),
    l: () => pressInPost("[data-post-like]"),
    b: () => pressInPost("[data-post-bookmark]"),
    r: () => pressInPost("[data-post-comments]"),
    Enter: openFocusedPost,
  });
}
