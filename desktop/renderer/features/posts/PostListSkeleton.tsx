import { PostSkeleton } from "./card/PostSkeleton.tsx";

/** A screenful of posts while they load. */
export function PostListSkeleton() {
  return (
    <div role="status" aria-label="Loading posts" className="space-y-3">
      <PostSkeleton hasImage />
      <PostSkeleton />
      <PostSkeleton hasImage />
    </div>
  );
}
