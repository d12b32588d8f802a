import { plural, t } from "@lingui/core/macro";
import type { ReactNode } from "react";
import type { FeedKind } from "../../../lib/query-keys/post-keys.ts";
import { LazyPart } from "../../../ui/status/LazyPart.tsx";
import { usePromoted } from "../../promotions/use-promoted.ts";
import { useInset } from "../list/inset.ts";
import { firstScreenRestMs } from "../../../lib/window/first-screen-rest.ts";
import { PostList } from "../PostList.tsx";
import { PostListSkeleton } from "../PostSkeleton.tsx";
import { useFeed } from "./use-feed.ts";
import { pageLength } from "../../../entities/posts/read-posts.ts";
import { ArrowUp } from "../../../ui/icons/arrow-up.ts";

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

interface NewPostsPillProps {
  readonly count: number;
  readonly onShow: () => void;
}

/**
 * Offers newer posts; they appear only on a click, so that nothing moves while reading (feed.2).
 */
function NewPostsPill({ count, onShow }: NewPostsPillProps) {
  return (
    <div
      role="status"
      className="pointer-events-none sticky top-[calc(var(--covered-top)+1rem)] z-20 flex h-0 justify-center"
    >
      {count > 0 && (
        <button
          type="button"
          onClick={onShow}
          className="pointer-events-auto inline-flex h-9 items-center gap-1.5 rounded-full bg-brand px-4 text-meta font-medium text-on-brand shadow-float pointer-coarse:h-11"
        >
          <ArrowUp size={16} aria-hidden="true" />
          <span>{pillText(count)}</span>
        </button>
      )}
    </div>
  );
}

/** After a full first page there may be more. */
function pillText(count: number): string {
  if (count === 1) return t`New post`;
  const shown = count >= pageLength ? `${pageLength}+` : count;
  return plural(count, { one: `${shown} new posts`, other: `${shown} new posts` });
}
