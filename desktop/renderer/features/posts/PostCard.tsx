import { memo, useId } from "react";
import type { Post } from "#shared/posts/shapes.ts";
import { Card } from "../../ui/Card.tsx";
import { PostActions } from "./PostActions.tsx";
import { PostHeader } from "./PostHeader.tsx";
import { PostImage } from "./PostImage.tsx";
import { PostText } from "./PostText.tsx";

interface PostCardProps {
  readonly post: Post;
  /** Place in its list, from 1, for screen readers. */
  readonly position?: number;
  /** On its own page a post is shown whole. */
  readonly isWhole?: boolean;
  readonly onDeleted?: () => void;
}

/** One post, as every list and its own page show it. */
export const PostCard = memo(
  function PostCard({ post, position, isWhole = false, onDeleted }: PostCardProps) {
    const authorId = useId();
    return (
      <article
        data-post-id={post.id}
        tabIndex={-1}
        aria-labelledby={authorId}
        aria-posinset={position}
        aria-setsize={position === undefined ? undefined : -1}
        className="scroll-my-24 rounded-card focus-visible:outline-2 focus-visible:outline-brand"
      >
        <Card className="px-4 pb-2 pt-4 sm:px-5">
          <PostHeader post={post} authorId={authorId} onDeleted={onDeleted} />
          {post.content && <PostText text={post.content} isWhole={isWhole} />}
          {post.image && <PostImage image={post.image} author={post.author.displayName} />}
          <PostActions post={post} />
        </Card>
      </article>
    );
  },
);
