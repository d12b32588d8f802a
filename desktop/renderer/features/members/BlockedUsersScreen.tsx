import { Link, useNavigate } from "@tanstack/react-router";
import type { BlockedMember } from "#shared/blocks/contract.ts";
import { userMessageOf } from "../../lib/api/api-error.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";
import { MoreButton } from "../../ui/button/MoreButton.tsx";
import { RelativeTime } from "../../ui/content/RelativeTime.tsx";
import { ScreenHeader } from "../../ui/layout/ScreenHeader.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { PersonName } from "../../ui/content/PersonName.tsx";
import { GuardedRows } from "../../ui/status/GuardedRows.tsx";
import { useBlock, useBlocked } from "./use-block.ts";

/** /blocked-users (blocks.2) */
export function BlockedUsersScreen() {
  const navigate = useNavigate();
  return (
    <>
      <ScreenHeader title="Blocked users" onBack={() => void navigate({ to: "/settings" })} />
      <BlockedList />
    </>
  );
}

function BlockedList() {
  const blocked = useBlocked();
  if (blocked.isPending) {
    return (
      <div role="status" aria-label="Loading blocked users">
        <Skeleton className="h-40 w-full rounded-card" />
      </div>
    );
  }
  if (!blocked.data) {
    return (
      <ErrorState
        title="Blocked users could not be loaded"
        body={userMessageOf(blocked.error, "Please try again.")}
        isRetrying={blocked.isFetching}
        onRetry={() => void blocked.refetch()}
      />
    );
  }
  if (blocked.data.length === 0 && !blocked.hasNextPage) {
    return (
      <EmptyState
        title="No Blocked Users"
        body="Members you block are listed here. You can unblock them at any time."
      />
    );
  }
  return (
    <>
      <Card as="section" aria-label="Members you blocked" className="px-2 py-1">
        <ul className="divide-y divide-hairline">
          <GuardedRows rows={blocked.data}>{(member) => <BlockedRow member={member} />}</GuardedRows>
        </ul>
      </Card>
      <MoreButton query={blocked} label="Load more" />
    </>
  );
}

function BlockedRow({ member }: { readonly member: BlockedMember }) {
  const block = useBlock(member.id);
  return (
    <li className="flex min-h-18 items-center gap-3 px-2 py-2">
      <div className="min-w-0 flex-1">
        <Link
          to="/$username"
          params={{ username: member.username }}
          className="flex min-w-0 items-center gap-3 rounded-control no-underline"
        >
          <PersonName member={member} />
        </Link>
        <p className="pl-13 text-meta text-quiet">
          Blocked <RelativeTime at={member.blockedAt} />
        </p>
      </div>
      <Button
        size="sm"
        variant="secondary"
        aria-label={`Unblock ${member.displayName}`}
        isLoading={block.isPending}
        onClick={(event) => {
          focusNeighbour(event.currentTarget);
          block.mutate(false);
        }}
      >
        Unblock
      </Button>
    </li>
  );
}

/** Focuses the next row, or the one before, when a row is about to be removed. */
function focusNeighbour(button: HTMLElement): void {
  const row = button.closest("li");
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  neighbour?.querySelector("button")?.focus();
}
