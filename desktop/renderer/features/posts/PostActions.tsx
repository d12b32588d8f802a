import { Link } from "@tanstack/react-router";
import { Heart, MessageCircle } from "lucide-react";
import type { Post } from "#shared/posts/shapes.ts";
import { formatCount } from "../../lib/format.ts";
import { usePostLike } from "./use-post-like.ts";

const action = "inline-flex min-h-9 min-w-11 items-center gap-1.5 rounded-control px-2 text-meta tabular " +
  "transition-colors duration-150 hover:bg-wash pointer-coarse:min-h-11";
const quiet = "text-quiet hover:text-ink";

/** Like and comment. */
export function PostActions({ post }: { readonly post: Post }) {
  const like = usePostLike(post);
  return (
    <div className="-mx-2 mt-2 flex items-center gap-2">
      <button
        type="button"
        data-post-like
        aria-pressed={like.isOn}
        aria-label={label("Like", like.count, "like")}
        className={`${action} ${like.isOn ? "text-like" : quiet}`}
        onClick={like.toggle}
      >
        <Heart size={18} aria-hidden="true" fill={like.isOn ? "currentColor" : "none"} />
        {like.count > 0 && formatCount(like.count)}
      </button>
      <Link
        to="/post/$postId"
        params={{ postId: post.id }}
        hash="comments"
        data-post-comments
        aria-label={label("Comment", post.commentsCount, "comment")}
        className={`${action} ${quiet}`}
      >
        <MessageCircle size={18} aria-hidden="true" />
        {post.commentsCount > 0 && formatCount(post.commentsCount)}
      </Link>
    </div>
  );
}

function label(verb: string, count: number, noun: string): string {
  return count === 0 ? verb : `${verb}, ${formatCount(count)} ${count === 1 ? noun : `${noun}s`}`;
}
