import type { CaseRow } from "#shared/cases/case-shapes.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { MoreButton } from "../../../ui/button/MoreButton.tsx";
import { HeartHandshake } from "../../../ui/icons/heart-handshake.ts";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { GuardedRows } from "../../../ui/status/GuardedRows.tsx";
import { QueryFailure } from "../../../ui/status/QueryFailure.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import { ChooseSeveral } from "../together/ChooseSeveral.tsx";
import { kindNames } from "../words/case-words.ts";
import { CaseListItem } from "./CaseListItem.tsx";
import type { useCases } from "./use-cases.ts";
import type { ModerationAddress } from "./use-moderation-address.ts";

interface CaseListProps {
  readonly list: ReturnType<typeof useCases>;
  readonly address: ModerationAddress;
  readonly onShowAll: () => void;
}

/** The cases of one state; an empty queue thanks (cases.7). */
export function CaseList({ list, address, onShowAll }: CaseListProps) {
  if (list.isPending) return <CaseSkeletons />;
  if (!list.data) return <QueryFailure title="The cases could not be loaded" query={list} />;
  if (list.data.length === 0) return <NoCases address={address} onShowAll={onShowAll} />;
  return (
    <>
      {address.state !== "closed" && <ChooseSeveral key={address.state} />}
      <ul aria-label="Cases" className="space-y-0.5">
        <GuardedRows rows={list.data}>
          {(row: CaseRow) => <CaseListItem row={row} address={address} />}
        </GuardedRows>
      </ul>
      {list.hasNextPage
        ? <MoreButton query={list} label="Load more cases" size="sm" />
        : <p className="py-3 text-center text-meta text-quiet">That's everything.</p>}
    </>
  );
}

function NoCases({ address: { state, kind }, onShowAll }: Omit<CaseListProps, "list">) {
  if (kind) {
    return (
      <EmptyState
        title={`No cases of the kind '${kindNames[kind]}'`}
        action={<Button variant="secondary" onClick={onShowAll}>Show all kinds</Button>}
      />
    );
  }
  if (state === "mine") return <EmptyState title="You hold no case" body="Open one and claim it." />;
  if (state === "closed") return <EmptyState title="No case is closed yet" />;
  return (
    <EmptyState
      icon={<HeartHandshake size={32} />}
      title="Nothing waits. Thank you."
      body="Every report has been looked at. People are safer here because you are."
    />
  );
}

function CaseSkeletons() {
  return (
    <div role="status" className="space-y-0.5">
      <span className="sr-only">Loading the cases</span>
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row} className="space-y-2 px-3 py-2.5">
          <Skeleton className="h-4 w-36" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-4 w-24" />
        </div>
      ))}
    </div>
  );
}
