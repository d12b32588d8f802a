import type { ReactNode } from "react";
import type { FeedKind } from "../../../lib/query-keys/post-keys.ts";
import { LazyPart } from "../../../ui/status/LazyPart.tsx";
import { usePromoted } from "../../promotions/use-promoted.ts";
import { NewPostsPill } from "./NewPostsPill.tsx";
import { useInset } from "../list/inset.ts";
import { firstScreenRestMs } from "../../../lib/window/first-screen-rest.ts";
import { PostList } from "../PostList.tsx";
import { PostListSkeleton } from "../PostSkeleton.tsx";
import { useFeed } from "./use-feed.ts";

const loadPeopleOffer = () =>
  new Promise((rested) => setTimeout(rested, firstScreenRestMs)).then(() => import("./PeopleOffer.tsx"));

interface FeedProps {
  readonly kind: FeedKind;
  readonly label: string;
  readonly empty: ReactNode;
}

/** One tab of the home feed. */
export function Feed({ kind, label, empty }: FeedProps) {
  const { feed, waitingCount, showWaiting } = useFeed(kind);
  const isAll = kind === "all";
  const promoted = usePromoted(isAll);
  const { inset } = useInset();
  return (
    <div className="pt-3">
      <NewPostsPill count={waitingCount} onShow={showWaiting} />
      <PostList
        label={label}
        query={feed}
        empty={feed.isRefetching ? <PostListSkeleton /> : empty}
        promoted={promoted}
        inset={isAll ? inset : null}
      />
      {isAll && feed.data && (
        <LazyPart load={loadPeopleOffer} isAhead>
          {({ PeopleOffer }) => <PeopleOffer pages={feed.data.pages} />}
        </LazyPart>
      )}
    </div>
  );
}
