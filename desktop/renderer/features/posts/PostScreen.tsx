import { Link, useParams, useRouter } from "@tanstack/react-router";
import { ApiError, userMessageOf } from "../../lib/api-error.ts";
import { useSession } from "../../lib/session.ts";
import { useShortcuts } from "../../lib/shortcuts.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { ScreenHeader } from "../../ui/ScreenHeader.tsx";
import { CommentThread } from "../comments/CommentThread.tsx";
import { pressInPost } from "./post-focus.ts";
import { PostCard } from "./PostCard.tsx";
import { PostSkeleton } from "./PostSkeleton.tsx";
import { useRemovedPosts } from "./removed-posts.ts";
import { usePost } from "./use-post.ts";

/** One post with its conversation. */
export function PostScreen() {
  const { postId = "" } = useParams({ strict: false });
  const router = useRouter();
  const leave =
    () => (router.history.canGoBack() ? router.history.back() : void router.navigate({ to: "/" }));
  return (
    <>
      <ScreenHeader title="Post" onBack={leave} />
      <PostWithComments key={postId} postId={postId} onDeleted={leave} />
    </>
  );
}

function PostWithComments(
  { postId, onDeleted }: { readonly postId: string; readonly onDeleted: () => void },
) {
  const { user } = useSession();
  const isRemoved = useRemovedPosts().has(postId);
  const post = usePost(postId);
  const write = () => document.querySelector<HTMLElement>("[data-comment-field]")?.focus();
  useShortcuts({
    l: () => pressInPost("[data-post-like]"),
    b: () => pressInPost("[data-post-bookmark]"),
    r: write,
  });
  if (isRemoved || isAbsent(post.error)) return <PostNotFound />;
  if (post.isPending) return <PostSkeleton hasImage />;
  if (!post.data) {
    return (
      <ErrorState
        title="This post could not be loaded"
        body={userMessageOf(post.error, "Please try again.")}
        isRetrying={post.isFetching}
        onRetry={() => void post.refetch()}
      />
    );
  }
  return (
    <div className="space-y-5">
      <PostCard post={post.data} isWhole onDeleted={onDeleted} onComment={write} />
      {user && <CommentThread postId={postId} member={user} />}
    </div>
  );
}

/** Gone, never there, or an address that is no post's. */
function isAbsent(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

function PostNotFound() {
  return (
    <EmptyState
      title="Post Not Found"
      body="It may have been deleted, your content filter may hide it, or the link is not complete."
      action={
        <Button asChild variant="secondary">
          <Link to="/">Back to home</Link>
        </Button>
      }
    />
  );
}
