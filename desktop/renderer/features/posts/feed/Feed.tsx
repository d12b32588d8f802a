import type { ReactNode } from "react";
import { usePromoted } from "../../promotions/use-promoted.ts";
import { NewPostsPill } from "./NewPostsPill.tsx";
import type { FeedKind } from "../../../lib/post-cache/post-keys.ts";
import { PostList } from "../PostList.tsx";
import { PostListSkeleton } from "../PostSkeleton.tsx";
import { useFeed } from "./use-feed.ts";

interface FeedProps {
  readonly kind: FeedKind;
  readonly label: string;
  readonly empty: ReactNode;
}

/** One tab of the home feed. */
export function Feed({ kind, label, empty }: FeedProps) {
  const { feed, waitingCount, showWaiting } = useFeed(kind);
  const promoted = usePromoted(kind === "all");
  return (
    <div className="pt-3">
      <NewPostsPill count={waitingCount} onShow={showWaiting} />
      <PostList
        label={label}
        query={feed}
        empty={feed.isRefetching ? <PostListSkeleton /> : empty}
        promoted={promoted}
      />
    </div>
  );
}
