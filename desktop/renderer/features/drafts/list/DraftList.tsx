import { t } from "@lingui/core/macro";
import { useState } from "react";
import type { Draft } from "#shared/drafts/contract.ts";
import { MoreButton } from "../../../ui/button/MoreButton.tsx";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { Clock } from "../../../ui/icons/clock.ts";
import { PenLine } from "../../../ui/icons/pen-line.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { GuardedRows } from "../../../ui/status/GuardedRows.tsx";
import { QueryFailure } from "../../../ui/status/QueryFailure.tsx";
import { SkeletonRows } from "../../../ui/status/SkeletonRows.tsx";
import type { Place } from "../copies/place.ts";
import { forgetRemoved } from "../draft-acts.ts";
import { DraftRow } from "./DraftRow.tsx";
import { type ListedKind, useCancelSchedule, useDraftList, useRemoveDraft } from "./use-draft-list.ts";

interface DraftListProps {
  readonly kind: ListedKind;
  readonly place: Place;
  /** The one that is being opened. */
  readonly openingId: string | null;
  readonly onOpen: (draft: Draft) => void;
}

export function DraftList({ kind, place, openingId, onOpen }: DraftListProps) {
  const list = useDraftList(kind);
  const [removing, setRemoving] = useState<Draft | null>(null);
  const removal = useRemoveDraft((draft) => {
    setRemoving(null);
    forgetRemoved(place, draft);
  });
  const cancellation = useCancelSchedule();
  if (list.isPending) return <DraftListSkeleton />;
  if (!list.data) return <DraftsUnread list={list} />;
  if (list.data.length === 0) return <NoDrafts kind={kind} />;
  const cancelled = cancellation.isPending ? cancellation.variables.id : null;
  return (
    <>
      <Card as="section" aria-label={nameOf(kind)} className="mt-3 overflow-clip">
        <ul className="divide-y divide-hairline">
          <GuardedRows rows={list.data}>
            {(draft) => (
              <DraftRow
                draft={draft}
                isOpening={openingId === draft.id}
                isCancelling={cancelled === draft.id}
                onOpen={() => onOpen(draft)}
                onRemove={() => setRemoving(draft)}
                onCancel={() => cancellation.mutate(draft)}
              />
            )}
          </GuardedRows>
        </ul>
      </Card>
      <MoreButton query={list} label={t`Load more`} />
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={() => setRemoving(null)}
        title={t`Discard this draft?`}
        body={t`This removes its text and pictures from all your devices. You can't undo this.`}
        confirmLabel={t`Discard`}
        isPending={removal.isPending}
        onConfirm={() => removing && removal.mutate(removing)}
      />
    </>
  );
}

function DraftsUnread({ list }: { readonly list: ReturnType<typeof useDraftList> }) {
  return (
    <>
      <QueryFailure title={t`Your drafts could not be loaded`} query={list} />
      <p className="text-center text-meta text-quiet">{t`What you're writing now is kept on this device.`}</p>
    </>
  );
}

function nameOf(kind: ListedKind): string {
  return kind === "scheduled" ? t`Scheduled` : t`Drafts`;
}

function NoDrafts({ kind }: { readonly kind: ListedKind }) {
  return kind === "scheduled"
    ? (
      <EmptyState
        icon={<Clock size={28} />}
        title={t`Nothing is scheduled`}
        body={t`The clock beside 'Post' lets you choose when a post is published.`}
      />
    )
    : (
      <EmptyState
        icon={<PenLine size={28} />}
        title={t`No drafts`}
        body={t`What you write and don't post yet is kept here, on all your devices.`}
      />
    );
}

function DraftListSkeleton() {
  return (
    <Card className="mt-3 divide-y divide-hairline" role="status">
      <span className="sr-only">{t`Loading your drafts`}</span>
      <SkeletonRows
        count={3}
        className="gap-3 px-4 py-4 sm:px-5"
        picture="size-16 rounded-control"
        lines={["h-5 w-64 max-w-full", "h-4 w-40"]}
      />
    </Card>
  );
}
