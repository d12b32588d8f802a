import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { focusNeighbouringRow } from "../../lib/keyboard/row-focus.ts";
import { Button } from "../button/Button.tsx";
import { type More, MoreButton } from "../button/MoreButton.tsx";
import type { AvatarMember } from "./Avatar.tsx";
import { PersonName } from "./PersonName.tsx";
import { Card } from "../layout/Card.tsx";
import { EmptyState } from "../status/EmptyState.tsx";
import { QueryFailure } from "../status/QueryFailure.tsx";
import { GuardedRows } from "../status/GuardedRows.tsx";
import { Skeleton } from "../status/Skeleton.tsx";

/** Removes a row from the list. */
interface Release<Row> {
  readonly label: string;
  /** The button's accessible name, which says who. */
  readonly labelFor: (name: string) => string;
  readonly useRelease: (member: Row) => { readonly release: () => void; readonly isPending: boolean };
}

interface PeopleToReleaseProps<Row> {
  readonly label: string;
  readonly list: More & {
    readonly data: readonly Row[] | undefined;
    readonly isPending: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  readonly loading: string;
  readonly failure: string;
  readonly empty: { readonly title: string; readonly body: string };
  readonly release: Release<Row>;
  /** Says since when a member is on the list. */
  readonly children: (member: Row) => ReactNode;
}

/** A list of blocked or muted members, each with a button that removes them from it. */
export function PeopleToRelease<Row extends AvatarMember>(
  { label, list, loading, failure, empty, release, children }: PeopleToReleaseProps<Row>,
) {
  if (list.isPending) {
    return (
      <div role="status" aria-label={loading}>
        <Skeleton className="h-40 w-full rounded-card" />
      </div>
    );
  }
  if (!list.data) {
    return <QueryFailure title={failure} query={list} />;
  }
  if (list.data.length === 0 && !list.hasNextPage) return <EmptyState {...empty} />;
  return (
    <>
      <Card as="section" aria-label={label} className="px-2 py-1">
        <ul className="divide-y divide-hairline">
          <GuardedRows rows={list.data}>
            {(member) => <PersonRow member={member} release={release}>{children(member)}</PersonRow>}
          </GuardedRows>
        </ul>
      </Card>
      <MoreButton query={list} label={t`Load more`} />
    </>
  );
}

function PersonRow<Row extends AvatarMember>(
  { member, release: { label, labelFor, useRelease }, children }: {
    readonly member: Row;
    readonly release: Release<Row>;
    readonly children: ReactNode;
  },
) {
  const { release, isPending } = useRelease(member);
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
        <p className="ps-13 text-meta text-quiet">{children}</p>
      </div>
      <Button
        size="sm"
        variant="secondary"
        aria-label={labelFor(member.displayName)}
        isLoading={isPending}
        onClick={(event) => {
          focusNeighbouringRow(event.currentTarget);
          release();
        }}
      >
        {label}
      </Button>
    </li>
  );
}
