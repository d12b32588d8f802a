import { t } from "@lingui/core/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { listHashtagPosts } from "#shared/posts/hashtag-contract.ts";
import { foldHashtag, isHashtag } from "#shared/posts/hashtags-mentions-links.ts";
import { stripSign } from "#shared/search/written-sign.ts";
import { useGoBack } from "../../lib/navigation/use-go-back.ts";
import { callPage } from "../../lib/api/call.ts";
import { useScreenTitle } from "../../lib/navigation/page-title.ts";
import { postKeys } from "../../lib/query-keys/post-keys.ts";
import { Button } from "../../ui/button/Button.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { ScreenHeader } from "../../ui/layout/ScreenHeader.tsx";
import { HelpFirst } from "../moderation/HelpFirst.tsx";
import { PostList } from "./PostList.tsx";
import { pageLength, readPosts } from "../../entities/posts/read-posts.ts";
import { asksForHelp } from "./use-search.ts";
import { formatHashtagCount } from "./page/page-texts.ts";

/** /hashtag/{hashtag} */
export function HashtagScreen() {
  const { hashtag = "" } = useParams({ strict: false });
  const leave = useGoBack();
  const written = stripSign("#", hashtag);
  if (!isHashtag(written)) {
    return (
      <>
        <ScreenHeader title={t`Hashtag`} onBack={leave} />
        <EmptyState
          title={t`Hashtag not found`}
          body={t`A hashtag is a # followed by letters, digits or underscores.`}
          action={
            <Button asChild variant="secondary">
              <Link to="/">{t`Back to Home`}</Link>
            </Button>
          }
        />
      </>
    );
  }
  const tag = foldHashtag(written);
  return (
    <>
      <ScreenHeader title={`#${tag}`} onBack={leave} />
      <TaggedPosts key={tag} tag={tag} />
    </>
  );
}

function TaggedPosts({ tag }: { readonly tag: string }) {
  useScreenTitle(`#${tag}`);
  const posts = useInfiniteQuery({
    queryKey: postKeys.byHashtag(tag),
    queryFn: ({ pageParam, signal }) =>
      readPosts(() =>
        callPage(listHashtagPosts, {
          params: { hashtag: tag },
          query: { limit: pageLength, cursor: pageParam },
        }, { signal })
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    staleTime: 5 * 60_000,
  });
  const count = posts.data?.pages[0]?.totalCount ?? 0;
  return (
    <>
      <HelpFirst isWanted={asksForHelp(posts.data?.pages)} />
      {/* Its space is reserved, so that the list does not move when the count is known. */}
      {(count > 0 || posts.isPending) && (
        <p className="min-h-7.5 px-1 pb-3 text-meta text-quiet">
          {count > 0 && formatHashtagCount(tag, count)}
        </p>
      )}
      <PostList
        label={t`Posts tagged with #${tag}`}
        query={posts}
        errorTitle={t`Failed to load hashtag posts`}
        empty={
          <EmptyState
            title={t`No posts found with #${tag}`}
            action={
              <Button asChild variant="secondary">
                <Link to="/create-post" search={{ content: `#${tag} ` }}>{t`Write the first one`}</Link>
              </Button>
            }
          />
        }
      />
    </>
  );
}
