import { useRef, useState } from "react";
import type { BotUser } from "#shared/bots/bot-shapes.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { Dialog } from "../../../ui/dialog/Dialog.tsx";
import { FormError } from "../../../ui/form/FormError.tsx";
import { deletionFailureText, useDeleteBot, type WrittenContent } from "./use-delete-bots.ts";

const choices: readonly { value: WrittenContent; label: string; explanation: string }[] = [
  { value: "keep", label: "Keep what it wrote", explanation: "It stays under the name 'Deleted bot'." },
  { value: "remove", label: "Remove what it wrote", explanation: "Its posts and comments go with it." },
];

interface DeleteBotDialogProps {
  readonly bot: BotUser;
  readonly onClose: () => void;
}

/** Asks before a bot is deleted, and whether its content stays (bots.4). */
export function DeleteBotDialog({ bot, onClose }: DeleteBotDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const [content, setContent] = useState<WrittenContent>("keep");
  const deleting = useDeleteBot(bot, onClose);
  return (
    <Dialog
      isAlert
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Delete ${bot.displayName}?`}
      description="The bot stops at once, and it can't be brought back."
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} variant="secondary" disabled={deleting.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" isLoading={deleting.isPending} onClick={() => deleting.mutate(content)}>
            Delete
          </Button>
        </>
      }
    >
      <FormError message={deletionFailureText(deleting.error)} />
      <fieldset className="mt-1 flex flex-col gap-2">
        <legend className="sr-only">What becomes of what it wrote</legend>
        {choices.map(({ value, label, explanation }) => (
          <label
            key={value}
            className="flex cursor-pointer items-start gap-3 rounded-control border border-hairline px-3 py-2.5 transition-colors hover:bg-wash has-checked:border-brand has-checked:bg-brand-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name="content"
              value={value}
              checked={content === value}
              onChange={() => setContent(value)}
              className="mt-1 size-4 shrink-0 accent-brand outline-none"
            />
            <span className="min-w-0 font-semibold text-ink">
              {label}
              <span className="block text-meta font-normal text-quiet">{explanation}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
