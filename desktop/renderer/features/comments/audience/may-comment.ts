import { useState } from "react";
import type { Post } from "#shared/posts/post-shapes.ts";
import { readDraft } from "../../../lib/drafts/draft-store.ts";

/** Absent in what a server of the release before sends. */
export function mayCommentOn({ canComment }: { readonly canComment?: boolean }): boolean {
  return canComment !== false;
}

/**
 * Who may comment no more keeps the form while they read, and as long as it has their words.
 */
export function useShowsForm(post: Pick<Post, "id" | "canComment">, memberId: string): boolean {
  const mayComment = mayCommentOn(post);
  const [isKept] = useState(() =>
    mayComment || readDraft(memberId, `comment:${post.id}`, () => true) === true
  );
  return mayComment || isKept;
}
