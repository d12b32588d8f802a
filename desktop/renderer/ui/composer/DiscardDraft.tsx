import { t } from "@lingui/core/macro";
import { useState } from "react";
import { Button } from "../button/Button.tsx";
import { ConfirmDialog } from "../dialog/ConfirmDialog.tsx";

interface DiscardDraftProps {
  readonly isDisabled: boolean;
  readonly onDiscard: () => void;
}

export function DiscardDraft({ isDisabled, onDiscard }: DiscardDraftProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        disabled={isDisabled}
        onClick={() => setAsking(true)}
        className="text-quiet hover:text-ink"
      >
        {t`Discard draft`}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t`Discard this draft?`}
        body={t`This removes its text and image from this device. You can't undo this.`}
        confirmLabel={t`Discard`}
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
      />
    </>
  );
}
