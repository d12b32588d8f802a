import { t } from "@lingui/core/macro";
import { useState } from "react";
import { Button } from "../button/Button.tsx";
import { Trash2 } from "../icons/trash-2.ts";
import { ConfirmDialog } from "../dialog/ConfirmDialog.tsx";

interface DiscardDraftProps {
  readonly isDisabled: boolean;
  /** True for changes of a scheduled post, which stays. */
  readonly isScheduled: boolean;
  readonly onDiscard: () => void;
}

export function DiscardDraft({ isDisabled, isScheduled, onDiscard }: DiscardDraftProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        disabled={isDisabled}
        onClick={() => setAsking(true)}
        icon={<Trash2 size={18} aria-hidden="true" className="sm:hidden" />}
        className="gap-0 text-quiet hover:text-ink max-sm:px-3"
      >
        <span className="max-sm:sr-only">{t`Discard draft`}</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t`Discard this draft?`}
        body={isScheduled
          ? t`The scheduled post stays as it was. You can't undo this.`
          : t`This removes its text and pictures from all your devices. You can't undo this.`}
        confirmLabel={t`Discard`}
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
      />
    </>
  );
}
