import { t } from "@lingui/core/macro";
import { useState } from "react";
import type { Revision } from "#shared/revisions/revision-shapes.ts";
import { useSession } from "../../lib/session/session.ts";
import { MoreButton } from "../../ui/button/MoreButton.tsx";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { type Edited, useRemoveRevision, useRevisions } from "./use-revisions.ts";
import { Version } from "./Version.tsx";

interface HistoryDialogProps {
  readonly about: Edited;
  /** Sees all versions, and removes earlier ones. */
  readonly authorId: string;
  readonly onClose: () => void;
}

/** The versions of a post or comment that the reader may see, the newest first (posts.22). */
export function HistoryDialog({ about, authorId, onClose }: HistoryDialogProps) {
  const isOwn = useSession().user?.id === authorId;
  const query = useRevisions(about);
  const versions = query.data?.pages.flatMap(({ items }) => items);
  const removal = useRemoveRevision(about);
  const [asked, setAsked] = useState<Revision | null>(null);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`All versions`}
    >
      {!versions && query.isPending && <HistorySkeleton />}
      {!versions && !query.isPending && (
        <QueryFailure title={t`The versions could not be loaded`} query={query} />
      )}
      <ol className="divide-y divide-hairline">
        {versions?.map((version, at) => (
          <li key={version.number} className="py-4 first:pt-1">
            <Version
              version={version}
              before={versions[at + 1]}
              isOwn={isOwn}
              onRemove={() => setAsked(version)}
            />
          </li>
        ))}
      </ol>
      {versions?.length === 1 && (
        <p className="text-meta text-quiet">{t`The earlier versions are not shown to you.`}</p>
      )}
      <MoreButton query={query} label={t`Load more`} />
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={t`Remove this version?`}
        body={t`Its text and pictures go for everyone. That there was a version still shows. You can't undo this.`}
        confirmLabel={t`Remove`}
        onConfirm={() => {
          if (asked) removal.mutate(asked.number);
          setAsked(null);
        }}
      />
    </Dialog>
  );
}

function HistorySkeleton() {
  return (
    <div role="status" aria-label={t`Loading...`} className="space-y-6 py-1">
      {[0, 1].map((row) => (
        <div key={row} className="space-y-2">
          <Skeleton className="h-4.5 w-40" />
          <Skeleton className="h-11 w-full" />
        </div>
      ))}
    </div>
  );
}
