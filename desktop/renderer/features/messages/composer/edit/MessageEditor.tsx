import { t } from "@lingui/core/macro";
import { type FormEvent, type KeyboardEvent, useEffect, useState } from "react";
import { countCodePoints, isBlank } from "#shared/visible-text.ts";
import { IconButton } from "../../../../ui/button/IconButton.tsx";
import { Button } from "../../../../ui/button/Button.tsx";
import { ConfirmDialog } from "../../../../ui/dialog/ConfirmDialog.tsx";
import { Check } from "../../../../ui/icons/check.ts";
import { Pencil } from "../../../../ui/icons/pencil.ts";
import { ConflictNote } from "../../../revisions/ConflictNote.tsx";
import { focusComposer } from "../focus-composer.ts";
import { MessageField } from "../MessageField.tsx";
import { changeMessageEdit, keepMine, type MessageEdit, takeMineBack, takeTheirs } from "./message-edit.ts";
import { useSaveMessageEdit } from "./use-save-message-edit.ts";

interface MessageEditorProps {
  readonly edit: MessageEdit;
  readonly memberId: string;
  /** The other member. */
  readonly userId: string;
}

/** Edits one's own message in the place of the composer (messages.16). */
export function MessageEditor({ edit, memberId, userId }: MessageEditorProps) {
  const { isSaving, failure, save } = useSaveMessageEdit(memberId, userId);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => focusComposer(), []);
  const isChanged = edit.content.trim() !== edit.before;
  const isSavable = !isSaving && mayBeSaved(edit);
  const change = (changed: Partial<MessageEdit> | null) =>
    changeMessageEdit(memberId, userId, edit.messageId, changed);
  const end = () => change(null);
  const submit = () => {
    if (!isSavable) return;
    if (isChanged) save(edit);
    else end();
  };
  const cancel = () => (isChanged || edit.conflict ? setAsking(true) : end());
  const pressKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    cancel();
  };
  return (
    <form
      aria-label={t`Edit message`}
      className="ps-2 pe-1 pb-2 lg:pe-2 lg:pb-3 low:pb-0.5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <Heading onCancel={cancel} />
      <div className="max-h-[30dvh] overflow-y-auto">
        {failure && <p role="alert" className="px-3 pb-1 text-meta text-danger">{failure}</p>}
        <ConflictNote
          found={edit.conflict}
          isSaving={isSaving}
          onKeepMine={() => {
            const mine = keepMine(edit);
            change(mine);
            save(mine);
          }}
          onTakeTheirs={() => change(takeTheirs(edit))}
          onTakeMineBack={() => change(takeMineBack(edit))}
        />
      </div>
      <MessageField
        label={t`Edit message`}
        text={edit.content}
        limit={edit.limit}
        isReadOnly={isSaving}
        hasFocus
        onTextChange={(text) => change({ content: text })}
        onSubmit={submit}
        onKeyDown={pressKey}
        after={
          <IconButton
            type="submit"
            label={t`Save Changes`}
            icon={<Check size={20} aria-hidden="true" />}
            disabled={!isSavable}
            className="text-brand!"
          />
        }
      />
      <DiscardQuestion isOpen={isAsking} onOpenChange={setAsking} onDiscard={end} />
    </form>
  );
}

function mayBeSaved({ content, mayBeBlank, limit }: MessageEdit): boolean {
  return (mayBeBlank || !isBlank(content)) && countCodePoints(content.trim()) <= limit;
}

function Heading({ onCancel }: { readonly onCancel: () => void }) {
  return (
    <div className="flex items-center gap-2 ps-3 text-meta text-quiet">
      <Pencil size={15} aria-hidden="true" className="shrink-0" />
      <span className="min-w-0 flex-1">{t`Editing your message`}</span>
      <Button variant="quiet" size="sm" onClick={onCancel}>{t`Cancel`}</Button>
    </div>
  );
}

interface DiscardQuestionProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onDiscard: () => void;
}

function DiscardQuestion({ isOpen, onOpenChange, onDiscard }: DiscardQuestionProps) {
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t`Discard your changes?`}
      body={t`The text stays as it was before you edited it.`}
      confirmLabel={t`Discard changes`}
      onConfirm={onDiscard}
    />
  );
}
