import { t } from "@lingui/core/macro";
import { Link, useParams, useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Post } from "#shared/posts/post-shapes.ts";
import { useGoBack } from "../../lib/navigation/use-go-back.ts";
import { useScreenTitle } from "../../lib/navigation/page-title.ts";
import { useSession } from "../../lib/session/session.ts";
import { useShortcuts } from "../../lib/keyboard/shortcuts.ts";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { ScreenHeader } from "../../ui/layout/ScreenHeader.tsx";
import { picturesOf } from "../../ui/gallery/pictures-of.ts";
import { CommentThread } from "../comments/CommentThread.tsx";
import { DescribeButton } from "./card/DescribeButton.tsx";
import { clickInCurrentPost } from "./list/post-shortcuts.ts";
import { getPostTitle } from "./page/page-texts.ts";
import { PostCard } from "./PostCard.tsx";
import { PostNotFound } from "./page/PostNotFound.tsx";
import { PostSkeleton } from "./PostSkeleton.tsx";
import { useRemovedPosts } from "../../entities/posts/removed-posts.ts";
import { unwrapRepost } from "../../entities/posts/post-pages.ts";
import { usePost } from "../../entities/posts/use-post.ts";
import { isAbsent, isRemoved } from "./page/post-errors.ts";
import { usePostToggle } from "./card/use-post-toggle.ts";

/**
 * /post/{id}: a post and its comments; `comment` names the one to bring into view. `return=chat`
 * and `user` name the conversation that Back opens when the post is the first screen of its tab.
 */
export function PostScreen() {
  const { postId = "" } = useParams({ strict: false });
  const { return: origin, user } = useSearch({ strict: false }) as { return?: string; user?: string };
  const leave = useGoBack(origin === "chat" ? { to: "/chat", search: { user } } : undefined);
  return (
    <>
      <ScreenHeader title={t`Post`} onBack={leave} />
      <PostWithComments key={postId} postId={postId} onLeave={leave} />
    </>
  );
}

function PostWithComments(
  { postId, onLeave }: { readonly postId: string; readonly onLeave: () => void },
) {
  const { user } = useSession();
  const { comment } = useSearch({ strict: false }) as { comment?: string };
  const removed = useRemovedPosts();
  const post = usePost(postId);
  useLeaveOfRemoved(removed.has(postId), onLeave);
  const isGone = removed.has(postId) || isAbsent(post.error);
  useScreenTitle(post.data && !isGone ? getPostTitle(unwrapRepost(post.data).post) : null);
  const write = () => document.querySelector<HTMLElement>("[data-comment-field]")?.focus();
  useShortcuts({
    l: () => clickInCurrentPost("[data-post-like]"),
    b: () => clickInCurrentPost("[data-post-bookmark]"),
    r: write,
    e: () => clickInCurrentPost("[data-post-edit]"),
  });
  if (isGone) return <PostNotFound isRemoved={isRemoved(post.error)} />;
  if (post.isPending) return <PostSkeleton hasImage />;
  if (!post.data) {
    return <QueryFailure title={t`This post could not be loaded`} query={post} />;
  }
  // Acts on a repost count for its original.
  const shown = unwrapRepost(post.data).post;
  return (
    <div className="space-y-5">
      <PostCard
        post={post.data}
        isWhole
        foot={<Foot post={shown} />}
        onDeleted={onLeave}
        onComment={write}
      />
      {user && (
        <CommentThread
          post={shown}
          member={user}
          wantedId={comment}
        />
      )}
    </div>
  );
}

/** Back and Forward pass by the page of a post that the member has deleted since (keys.3). */
function useLeaveOfRemoved(isRemovedNow: boolean, onLeave: () => void): void {
  const [wasRemoved] = useState(isRemovedNow);
  const isLeft = useRef(false);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!wasRemoved || isLeft.current) return;
    isLeft.current = true;
    leave();
  }, [wasRemoved]);
}

const footLink = "inline-flex min-h-6 items-center text-meta text-quiet hover:text-ink hover:underline";

/**
 * The link to who likes a post, and the author's way to the descriptions of its pictures. The line
 * is kept while nobody likes it, so that a like moves nothing.
 */
function Foot({ post }: { readonly post: Post }) {
  const { count } = usePostToggle(post, "like");
  return (
    <div className="-mb-1 flex min-h-6 flex-wrap justify-between gap-x-4 pointer-coarse:*:min-h-11">
      {count > 0
        ? (
          <Link to="/post/$postId/likes" params={{ postId: post.id }} className={footLink}>
            {t`See likes`}
          </Link>
        )
        : <span />}
      <DescribeButton post={post} pictures={picturesOf(post)} className={footLink} />
    </div>
  );
}
