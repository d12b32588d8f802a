import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { QueryFailure } from "../../../ui/status/QueryFailure.tsx";
import { MoreButton } from "../../../ui/button/MoreButton.tsx";
import { DidYouMean } from "./DidYouMean.tsx";
import { PersonResult } from "./PersonResult.tsx";
import type { useFoundPeople } from "../../posts/use-search.ts";
import { GuardedRows } from "../../../ui/status/GuardedRows.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";

interface FoundPeopleProps {
  readonly q: string;
  readonly query: ReturnType<typeof useFoundPeople>;
  /** True beside or above other results. */
  readonly isPart?: boolean;
}

/** The found members. */
export function FoundPeople({ q, query, isPart }: FoundPeopleProps) {
  if (query.isPending) return <PeopleSkeleton />;
  if (!query.data) {
    return <QueryFailure title="Failed to search users" query={query} retryLabel="Try Again" />;
  }
  const { members, didYouMean } = query.data;
  if (members.length === 0) {
    return (
      <EmptyState
        title="No matching users found"
        body={`Nobody here is called "${q}".`}
        action={didYouMean && <DidYouMean name={didYouMean} isPart={isPart} />}
        isPart={isPart}
      />
    );
  }
  return (
    <>
      {didYouMean && (
        <div className="px-1 pb-3">
          <DidYouMean name={didYouMean} isPart={isPart} />
        </div>
      )}
      <ul aria-label="Users found" className="space-y-3">
        <GuardedRows rows={members}>
          {(member) => (
            <li>
              <PersonResult member={member} q={q} />
            </li>
          )}
        </GuardedRows>
      </ul>
      <MoreButton query={query} label="Show More" name="Show More users" />
    </>
  );
}

function PeopleSkeleton() {
  return (
    <div role="status" aria-label="Loading people" className="space-y-3">
      {[0, 1, 2].map((key) => <Skeleton key={key} className="h-26 w-full rounded-card" />)}
    </div>
  );
}
