import { Link } from "@tanstack/react-router";
import { memo, useId, useMemo } from "react";
import type { Post } from "#shared/posts/shapes.ts";
import { Card } from "../../ui/Card.tsx";
import { PostActions } from "./PostActions.tsx";
import { PostHeader } from "./PostHeader.tsx";
import { PostImage } from "./PostImage.tsx";
import { PostText } from "./PostText.tsx";
import { QuotedPost } from "./QuotedPost.tsx";
import { RepostedBy } from "./RepostedBy.tsx";
import { shownPost } from "./shown-post.ts";

interface PostCardProps {
  /** An entry of a list: a post, or a repost of one. */
  readonly post: Post;
  /** Place in its list, from 1, for screen readers. */
  readonly position?: number;
  /** On its own page a post is shown whole. */
  readonly isWhole?: boolean;
  readonly onDeleted?: () => void;
}

/** One post, as every list and its own page show it. */
export const PostCard = memo(
  function PostCard({ post: entry, position, isWhole = false, onDeleted }: PostCardProps) {
    const authorId = useId();
    const { post, repostedBy } = useMemo(() => shownPost(entry), [entry]);
    return (
      <article
        data-post-id={entry.id}
        tabIndex={-1}
        aria-labelledby={authorId}
        aria-posinset={position}
        aria-setsize={position === undefined ? undefined : -1}
        className="scroll-my-24 rounded-card focus-visible:outline-2 focus-visible:outline-brand"
      >
        <Card className="px-4 pb-2 pt-4 sm:px-5">
          {repostedBy && <RepostedBy member={repostedBy} />}
          <PostHeader post={post} authorId={authorId} onDeleted={onDeleted} />
          {post.content && <PostText text={post.content} isWhole={isWhole} />}
          {post.image && <PostImage post={post} image={post.image} />}
          {post.quotedPostId !== null && <QuotedPost post={post.quotedPost} />}
          <PostActions post={post} />
          {isWhole && (
            <Link
              to="/post/$postId/likes"
              params={{ postId: post.id }}
              className="mb-1 inline-flex min-h-6 items-center text-meta text-quiet hover:text-ink hover:underline"
            >
              See who likes this
            </Link>
          )}
        </Card>
      </article>
    );
  },
);
