import { useRef, useState } from "react";
import { deleteAllWords } from "#shared/bots/delete-all-words.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { Dialog } from "../../../ui/dialog/Dialog.tsx";
import { FormError } from "../../../ui/form/FormError.tsx";
import { TextField } from "../../../ui/form/TextFields.tsx";
import { deletionFailureText, useDeleteAllBots } from "./use-delete-bots.ts";

interface DeleteAllDialogProps {
  readonly count: number;
  readonly onClose: () => void;
}

/** Deletes all bots once the words are written (bots.4). */
export function DeleteAllDialog({ count, onClose }: DeleteAllDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState("");
  const [isMissing, setMissing] = useState(false);
  const deleting = useDeleteAllBots(onClose);
  const isWritten = words.trim() === deleteAllWords;
  const confirm = () => {
    if (isWritten) return deleting.mutate();
    setMissing(true);
    field.current?.focus();
  };
  return (
    <Dialog
      isAlert
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={count === 1 ? "Delete the only bot?" : `Delete all ${count} bots?`}
      description="They stop at once, and they can't be brought back. What they wrote stays under the name 'Deleted bot'."
      initialFocus={field}
      footer={
        <>
          <Button variant="secondary" disabled={deleting.isPending} onClick={onClose}>Cancel</Button>
          <Button variant="danger" isLoading={deleting.isPending} onClick={confirm}>Delete all bots</Button>
        </>
      }
    >
      <div className="space-y-4">
        <FormError message={deletionFailureText(deleting.error)} />
        <TextField
          ref={field}
          label={`Type ${deleteAllWords}`}
          hint="In capitals, as it stands above."
          error={isMissing && !isWritten ? `Please type ${deleteAllWords}.` : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") confirm();
          }}
        />
      </div>
    </Dialog>
  );
}
