import { t } from "@lingui/core/macro";
import { Link, useNavigate } from "@tanstack/react-router";
import { useInfiniteQuery } from "@tanstack/react-query";
import { listThanks, type Thanks } from "#shared/thanks/contract.ts";
import { callPage } from "../../lib/api/call.ts";
import { hasTexts, isObject } from "../../lib/api/malformed-rows.ts";
import { useScreenTitle } from "../../lib/navigation/page-title.ts";
import { notificationKeys } from "../../lib/query-keys/notification-keys.ts";
import { getLangAndDir } from "../../lib/text/lang-and-dir.ts";
import { MoreButton } from "../../ui/button/MoreButton.tsx";
import { PersonName } from "../../ui/content/PersonName.tsx";
import { RelativeTime } from "../../ui/content/RelativeTime.tsx";
import { HeartHandshake } from "../../ui/icons/heart-handshake.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { ScreenHeader } from "../../ui/layout/ScreenHeader.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { GuardedRows } from "../../ui/status/GuardedRows.tsx";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";

/** /notifications?tab=thanks: who thanked the member, and for what (posts.32). */
export function ThanksList() {
  const navigate = useNavigate();
  useScreenTitle(t({ message: "Thanks", comment: "Of others, for what one wrote" }));
  return (
    <>
      <ScreenHeader
        title={t({ message: "Thanks", comment: "Of others, for what one wrote" })}
        onBack={() => void navigate({ to: "/notifications" })}
      />
      <List />
    </>
  );
}

function List() {
  const list = useThanks();
  if (list.isPending) {
    return (
      <div role="status" aria-label={t`Loading thanks`}>
        <Skeleton className="h-40 w-full rounded-card" />
      </div>
    );
  }
  if (!list.data) return <QueryFailure title={t`These thanks could not be loaded`} query={list} />;
  if (list.data.length === 0) {
    return (
      <EmptyState
        icon={<HeartHandshake size={28} />}
        title={t`No thanks yet`}
        body={t`Who thanks you for something you wrote shows here, in the evening. Only you see it.`}
      />
    );
  }
  return (
    <>
      <Card as="section" aria-label={t`Who thanked you`} className="overflow-clip">
        <ul className="divide-y divide-hairline">
          <GuardedRows rows={list.data}>{(one) => <Row thanks={one} />}</GuardedRows>
        </ul>
      </Card>
      <MoreButton query={list} label={t`Load more`} />
    </>
  );
}

function Row({ thanks: { from, postId, commentId, content, toldAt } }: { readonly thanks: Thanks }) {
  return (
    <li>
      <Link
        to="/post/$postId"
        params={{ postId }}
        search={commentId ? { comment: commentId } : {}}
        className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3.5 text-ink no-underline transition-colors hover:bg-wash focus-visible:-outline-offset-2 sm:px-5"
      >
        <PersonName member={from} />
        <RelativeTime at={toldAt} className="shrink-0 text-meta text-quiet" />
        <span className="w-full text-meta text-quiet">
          <span>{commentId ? t`For your comment` : t`For your post`}</span>
          {content && (
            <span {...getLangAndDir(content)} className="mt-0.5 line-clamp-2 wrap-anywhere">{content}</span>
          )}
        </span>
      </Link>
    </li>
  );
}

function useThanks() {
  return useInfiniteQuery({
    queryKey: notificationKeys.thanks,
    queryFn: async ({ pageParam: cursor, signal }) => {
      const page = await callPage(listThanks, { query: { cursor } }, { signal });
      return { ...page, items: page.items.filter(isThanks) };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
}

function isThanks(row: unknown): boolean {
  return isObject(row) && hasTexts(row, "id", "postId", "content", "toldAt") && isObject(row["from"]) &&
    hasTexts(row["from"], "username", "displayName");
}
