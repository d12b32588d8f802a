import { Link } from "@tanstack/react-router";
import type { Post } from "#shared/posts/post-shapes.ts";
import { usePostToggle } from "../card/use-post-toggle.ts";

/**
 * The link to who likes a post. Its line is kept while nobody does, so that a like moves nothing.
 */
export function SeeLikes({ post }: { readonly post: Post }) {
  const { count } = usePostToggle(post, "like");
  return (
    <div className="-mb-1 min-h-6">
      {count > 0 && (
        <Link
          to="/post/$postId/likes"
          params={{ postId: post.id }}
          className="inline-flex min-h-6 items-center text-meta text-quiet hover:text-ink hover:underline"
        >
          See likes
        </Link>
      )}
    </div>
  );
}
