import { t } from "@lingui/core/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { listPostLikes } from "#shared/posts/contract.ts";
import { useGoBack } from "../../lib/navigation/use-go-back.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { callPage } from "../../lib/api/call.ts";
import { formatXp } from "../../lib/text/format-counts-and-times.ts";
import { useScreenTitle } from "../../lib/navigation/page-title.ts";
import { postKeys } from "../../lib/query-keys/post-keys.ts";
import { Button } from "../../ui/button/Button.tsx";
import { LevelText } from "../../ui/content/LevelText.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { MoreButton } from "../../ui/button/MoreButton.tsx";
import { ScreenHeader } from "../../ui/layout/ScreenHeader.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { PersonName } from "../../ui/content/PersonName.tsx";
import { PostNotFound } from "./page/PostNotFound.tsx";
import { getPostTitle } from "./page/page-texts.ts";
import { unwrapRepost } from "../../entities/posts/post-pages.ts";
import { usePost } from "../../entities/posts/use-post.ts";
import { isAbsent, isRemoved } from "./page/post-errors.ts";
import { keepWholeRows } from "../../lib/api/malformed-rows.ts";
import { GuardedRows } from "../../ui/status/GuardedRows.tsx";

/** /post/{id}/likes */
export function PostLikesScreen() {
  const { postId = "" } = useParams({ strict: false });
  const leave = useGoBack({ to: "/post/$postId", params: { postId } });
  return (
    <>
      <ScreenHeader title={t`Likes`} onBack={leave} />
      <Likes key={postId} postId={postId} />
    </>
  );
}

function Likes({ postId }: { readonly postId: string }) {
  const post = usePost(postId);
  useScreenTitle(post.data ? t`Likes of ${{ post: getPostTitle(unwrapRepost(post.data).post) }}` : null);
  const likes = useInfiniteQuery({
    queryKey: postKeys.likes(postId),
    queryFn: ({ pageParam, signal }) =>
      callPage(listPostLikes, { params: { id: postId }, query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    staleTime: 5 * 60_000,
  });
  if (isAbsent(post.error) || isGone(likes.error)) {
    return <PostNotFound isRemoved={isRemoved(post.error)} />;
  }
  if (likes.isPending) {
    return (
      <div role="status" aria-label={t`Loading likes`}>
        <Skeleton className="h-40 w-full rounded-card" />
      </div>
    );
  }
  if (!likes.data) {
    return <QueryFailure title={t`Failed to load likes`} query={likes} />;
  }
  const members = likes.data.pages.flatMap(({ items }) => keepWholeRows(items, "username", "displayName"));
  if (members.length === 0) return <EmptyState title={t`No likes yet`} />;
  return (
    <>
      <Card as="section" aria-label={t`People who like this post`} className="p-2">
        <ul>
          <GuardedRows rows={members}>
            {(member) => (
              <li className="flex min-h-16 items-center gap-3 px-2 py-2">
                <PersonName member={member} />
                <span className="tabular shrink-0 text-end text-meta font-semibold text-gold">
                  <LevelText level={member.level} />{" "}
                  <span className="max-sm:block">{`${formatXp(member.xp)} XP`}</span>
                </span>
                <Button asChild size="sm" variant="secondary">
                  <Link
                    to="/$username"
                    params={{ username: member.username }}
                    aria-label={t({
                      message: `View Profile of ${{ name: member.displayName }}`,
                      comment: "Has the words of 'View Profile' in it, which the link shows",
                    })}
                  >
                    {t`View Profile`}
                  </Link>
                </Button>
              </li>
            )}
          </GuardedRows>
        </ul>
      </Card>
      <MoreButton query={likes} label={t`Load more`} />
    </>
  );
}

/** The post was deleted or hidden since it was cached. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
