import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import type { BotUser } from "#shared/bots/bot-shapes.ts";
import { isolateName } from "#shared/isolate-name.ts";
import { useKeptText } from "../../../lib/drafts/use-kept-text.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { Dialog } from "../../../ui/dialog/Dialog.tsx";
import { TextArea } from "../../../ui/form/TextFields.tsx";
import { TryOutcome } from "./TryOutcome.tsx";
import { useTryBot } from "./use-try-bot.ts";

/** The limit of the contract. */
const questionLength = 2_000;

interface TryDialogProps {
  readonly kind: "post" | "answer";
  readonly bot: BotUser;
  readonly onClose: () => void;
}

/** Shows what a bot would write, without publishing it. */
export function TryDialog(props: TryDialogProps) {
  return props.kind === "post" ? <TryPost {...props} /> : <TryAnswer {...props} />;
}

function TryPost({ bot, onClose }: TryDialogProps) {
  const trying = useTryBot(bot);
  const start = useEffectEvent(() => trying.mutate({ kind: "post" }));
  useEffect(() => start(), []);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Try a post"
      description={`What ${isolateName(bot.displayName)} would post now. Nothing is published.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>Close</Button>
          <Button isLoading={trying.isPending} onClick={() => trying.mutate({ kind: "post" })}>
            Try again
          </Button>
        </>
      }
    >
      <TryOutcome bot={bot} trying={trying} />
    </Dialog>
  );
}

function TryAnswer({ bot, onClose }: TryDialogProps) {
  const formId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text: to, write: setTo } = useKeptText(`try ${bot.id}`);
  const [isMissing, setMissing] = useState(false);
  const trying = useTryBot(bot);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (to.trim() !== "") return trying.mutate({ kind: "answer", to: to.trim() });
    setMissing(true);
    field.current?.focus();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Try an answer"
      description={`What ${isolateName(bot.displayName)} would answer. Nothing is sent.`}
      initialFocus={field}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>Close</Button>
          <Button type="submit" form={formId} isLoading={trying.isPending}>
            {trying.isIdle ? "Try" : "Try again"}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="space-y-4">
        <TextArea
          ref={field}
          label="What somebody writes to it"
          rows={2}
          maxLength={questionLength}
          error={isMissing && to.trim() === "" ? "Please write what it answers." : undefined}
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
        <TryOutcome bot={bot} trying={trying} />
      </form>
    </Dialog>
  );
}
