import { useRef, useState } from "react";
import type { BotUser } from "#shared/bots/bot-shapes.ts";
import { isolateName } from "#shared/isolate-name.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { Dialog } from "../../../ui/dialog/Dialog.tsx";
import { FormError } from "../../../ui/form/FormError.tsx";
import { RadioCard } from "../../../ui/form/RadioCard.tsx";
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
      title={`Delete ${isolateName(bot.displayName)}?`}
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
