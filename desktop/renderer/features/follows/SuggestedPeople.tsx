import { t } from "@lingui/core/macro";
import { useId } from "react";
import { Button } from "../../ui/button/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { SuggestedPerson } from "./SuggestedPerson.tsx";
import { useFollowsAny } from "./use-follow.ts";
import { useSuggestedMembers } from "./use-people.ts";
import { GuardedRows } from "../../ui/status/GuardedRows.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { SkeletonRows } from "../../ui/status/SkeletonRows.tsx";

interface SuggestedPeopleProps {
  /** Opens the posts of the members followed here. */
  readonly onShowPosts: () => void;
}

/** Suggested members. The list stays while several are followed. */
export function SuggestedPeople({ onShowPosts }: SuggestedPeopleProps) {
  const titleId = useId();
  const { data, error, isPending, isFetching, refetch } = useSuggestedMembers();
  const hasFollowed = useFollowsAny(data?.map(({ id }) => id) ?? []);
  if (isPending) return <SuggestedSkeleton />;
  if (!data) {
    return <QueryFailure title={t`Suggestions could not be loaded`} query={{ error, isFetching, refetch }} />;
  }
  if (data.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={titleId} className="px-4 pt-3 pb-1 sm:px-5">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 id={titleId} className="text-lead font-semibold">{t`People worth following`}</h2>
        {/* Its space is reserved, so that the list does not move under the pointer. */}
        <Button size="sm" className={hasFollowed ? undefined : "invisible"} onClick={onShowPosts}>
          {t`Show posts`}
        </Button>
      </div>
      <ul className="divide-y divide-hairline">
        <GuardedRows rows={data}>{(member) => <SuggestedPerson member={member} />}</GuardedRows>
      </ul>
    </Card>
  );
}

function SuggestedSkeleton() {
  return (
    <Card role="status" aria-label={t`Loading suggestions`} className="px-4 pt-3 pb-1 sm:px-5">
      <Skeleton className="my-3 h-5 w-48" />
      <SkeletonRows
        count={5}
        className="items-center gap-3 py-3"
        picture="size-10 rounded-full"
        lines={["h-3.5 w-36", "h-3 w-24"]}
      />
    </Card>
  );
}
