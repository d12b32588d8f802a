import { t } from "@lingui/core/macro";
import { useState } from "react";
import { Button } from "../../ui/button/Button.tsx";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import type { Editing } from "./use-editing.ts";

interface EditButtonsProps {
  readonly editing: Editing;
  /** In a comment. */
  readonly isSmall?: boolean;
}

/** Saves an edit, or gives it up; a changed one after a question. */
export function EditButtons({ editing, isSmall = false }: EditButtonsProps) {
  const { isChanged, isSavable, isSaving, save, discard } = editing;
  const [isAsking, setAsking] = useState(false);
  const size = isSmall ? "sm" : "md";
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        disabled={isSaving}
        onClick={() => (isChanged ? setAsking(true) : discard())}
      >
        {t`Cancel`}
      </Button>
      <Button size={size} disabled={!isSavable && !isSaving} isLoading={isSaving} onClick={save}>
        {t`Save Changes`}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t`Discard your changes?`}
        body={t`The text stays as it was before you edited it.`}
        confirmLabel={t`Discard changes`}
        onConfirm={() => {
          setAsking(false);
          discard();
        }}
      />
    </>
  );
}
