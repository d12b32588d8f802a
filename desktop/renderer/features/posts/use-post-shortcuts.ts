import { useShortcuts } from "../../lib/page/shortcuts.ts";
import { moveToPost, openFocusedPost, pressInPost, writeInPost } from "./card/post-focus.ts";

/** Keys in a list of posts: j and k move, l likes, b bookmarks, r writes a comment, Enter opens (look.md). */
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
