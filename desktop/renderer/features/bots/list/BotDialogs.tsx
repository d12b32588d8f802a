import { plural, t } from "@lingui/core/macro";
import { useRef, useState } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { BotUser } from "#shared/bots/bot-shapes.ts";
import { deleteAllWords } from "#shared/bots/delete-all-words.ts";
import { isolateName } from "#shared/isolate-name.ts";
import { deleteAllBotUsers, deleteBotUser } from "#shared/bots/contract.ts";
import { TryDialog } from "./TryDialog.tsx";
import { Button } from "../../../ui/button/Button.tsx";
import { Dialog } from "../../../ui/dialog/Dialog.tsx";
import { FormError } from "../../../ui/form/FormError.tsx";
import { TextField } from "../../../ui/form/TextFields.tsx";
import { RadioCard } from "../../../ui/form/RadioCard.tsx";
import { getUserMessage } from "../../../lib/api/api-error.ts";
import { call } from "../../../lib/api/call.ts";
import { announceToScreenReaders } from "../../../lib/announce/announce-to-screen-readers.ts";
import { changeBots, invalidateBots } from "../use-bots.ts";

export type OpenedDialog =
  | { readonly kind: "post" | "answer" | "delete"; readonly bot: BotUser }
  | { readonly kind: "delete-all" };

interface BotDialogsProps {
  readonly dialog: OpenedDialog | null;
  /** How many bots there are. */
  readonly count: number;
  readonly onClose: () => void;
}

/** The open dialog, if any. */
export function BotDialogs({ dialog, count, onClose }: BotDialogsProps) {
  if (!dialog) return null;
  if (dialog.kind === "delete-all") return <DeleteAllDialog count={count} onClose={onClose} />;
  if (dialog.kind === "delete") return <DeleteBotDialog bot={dialog.bot} onClose={onClose} />;
  return <TryDialog kind={dialog.kind} bot={dialog.bot} onClose={onClose} />;
}

interface DeleteAllDialogProps {
  readonly count: number;
  readonly onClose: () => void;
}

/** Deletes all bots once the words are written (bots.4). */
function DeleteAllDialog({ count, onClose }: DeleteAllDialogProps) {
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
      title={count === 1
        ? t`Delete the only bot?`
        : plural(count, { one: "Delete all # bot?", other: "Delete all # bots?" })}
      description={t`They stop at once, and they can't be brought back. What they wrote stays under the name 'Deleted bot'.`}
      initialFocus={field}
      footer={
        <>
          <Button variant="secondary" disabled={deleting.isPending} onClick={onClose}>{t`Cancel`}</Button>
          <Button variant="danger" isLoading={deleting.isPending} onClick={confirm}>
            {t`Delete all bots`}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <FormError message={deletionFailureText(deleting.error)} />
        <TextField
          ref={field}
          label={t`Type ${deleteAllWords}`}
          hint={t`In capitals, as it stands above.`}
          error={isMissing && !isWritten ? t`Please type ${deleteAllWords}.` : undefined}
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

const choices: readonly { value: WrittenContent; label: string; explanation: string }[] = [
  { value: "keep", label: t`Keep what it wrote`, explanation: t`It stays under the name 'Deleted bot'.` },
  { value: "remove", label: t`Remove what it wrote`, explanation: t`Its posts and comments go with it.` },
];

interface DeleteBotDialogProps {
  readonly bot: BotUser;
  readonly onClose: () => void;
}

/** Asks before a bot is deleted, and whether its content stays (bots.4). */
function DeleteBotDialog({ bot, onClose }: DeleteBotDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const [content, setContent] = useState<WrittenContent>("keep");
  const deleting = useDeleteBot(bot, onClose);
  return (
    <Dialog
      isAlert
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Delete ${{ name: isolateName(bot.displayName) }}?`}
      description={t`The bot stops at once, and it can't be brought back.`}
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} variant="secondary" disabled={deleting.isPending} onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button variant="danger" isLoading={deleting.isPending} onClick={() => deleting.mutate(content)}>
            {t`Delete`}
          </Button>
        </>
      }
    >
      <FormError message={deletionFailureText(deleting.error)} />
      <fieldset className="mt-1 flex flex-col gap-2">
        <legend className="sr-only">{t`What becomes of what it wrote`}</legend>
        {choices.map(({ value, label, explanation }) => (
          <RadioCard
            key={value}
            name="content"
            value={value}
            label={label}
            explanation={explanation}
            isChosen={content === value}
            onChoose={() => setContent(value)}
          />
        ))}
      </fieldset>
    </Dialog>
  );
}

/** The choice for the content of a deleted bot (bots.4). */
type WrittenContent = "keep" | "remove";

function useDeleteBot({ id, userEmail, displayName }: BotUser, onDeleted: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (content: WrittenContent) =>
      call(deleteBotUser, { params: { email: userEmail }, query: { content } }),
    onSuccess: () => {
      changeBots(client, (bots) => bots.filter((bot) => bot.id !== id));
      announceToScreenReaders(t`${displayName} is deleted.`);
      onDeleted();
    },
    onSettled: () => invalidateBots(client),
  });
}

/** Deletes every bot, with the confirmation words that the server requires too. */
function useDeleteAllBots(onDeleted: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteAllBotUsers, { body: { confirm: deleteAllWords } }),
    onSuccess: ({ deleted }) => {
      changeBots(client, () => []);
      announceToScreenReaders(plural(deleted, { one: "# bot is deleted.", other: "# bots are deleted." }));
      onDeleted();
    },
    onSettled: () => invalidateBots(client),
  });
}

/**
 * Why a deletion failed, for its dialog: everything behind a dialog, toasts too, is hidden from
 * screen readers.
 */
function deletionFailureText(error: Error | null): string | null {
  return error && `${t`Failed to delete bot user.`} ${getUserMessage(error, t`Please try again.`)}`;
}
