import { t } from "@lingui/core/macro";
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useMutation } from "@tanstack/react-query";
import type { BotUser } from "#shared/bots/bot-shapes.ts";
import { isolateName } from "#shared/isolate-name.ts";
import { moderationLevels } from "#shared/moderation/moderation-levels.ts";
import { tryBotUser } from "#shared/bots/contract.ts";
import { useKeptText } from "../../../lib/drafts/use-kept-text.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { Dialog } from "../../../ui/dialog/Dialog.tsx";
import { TextArea } from "../../../ui/form/TextFields.tsx";
import { getLangAndDir } from "../../../lib/text/lang-and-dir.ts";
import { MemberName } from "../../../ui/content/MemberName.tsx";
import { ApiError, getUserMessage } from "../../../lib/api/api-error.ts";
import { Avatar } from "../../../ui/content/Avatar.tsx";
import { MemberMarks } from "../../../ui/content/MemberMarks.tsx";
import { FormError } from "../../../ui/form/FormError.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import { levelWords } from "../../moderation/level-words.ts";
import { ModerationMark } from "../../moderation/ModerationMark.tsx";
import { call } from "../../../lib/api/call.ts";

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
      title={t`Try a post`}
      description={t`What ${{ name: isolateName(bot.displayName) }} would post now. Nothing is published.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{t`Close`}</Button>
          <Button isLoading={trying.isPending} onClick={() => trying.mutate({ kind: "post" })}>
            {t`Try again`}
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
      title={t`Try an answer`}
      description={t`What ${{ name: isolateName(bot.displayName) }} would answer. Nothing is sent.`}
      initialFocus={field}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{t`Close`}</Button>
          <Button type="submit" form={formId} isLoading={trying.isPending}>
            {trying.isIdle ? t({ message: "Try", context: "verb" }) : t`Try again`}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="space-y-4">
        <TextArea
          ref={field}
          label={t`What somebody writes to it`}
          rows={2}
          maxLength={questionLength}
          error={isMissing && to.trim() === "" ? t`Please write what it answers.` : undefined}
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
        <TryOutcome bot={bot} trying={trying} />
      </form>
    </Dialog>
  );
}

interface TryOutcomeProps {
  readonly bot: BotUser;
  readonly trying: ReturnType<typeof useTryBot>;
}

/**
 * Shows what the bot wrote and whether it would be published, that it is writing, or why it could
 * not.
 */
function TryOutcome({ bot, trying }: TryOutcomeProps) {
  return (
    <div aria-live="polite" aria-busy={trying.isPending}>
      {trying.isPending && (
        <div className="rounded-card border border-hairline p-4">
          <p className="text-meta text-quiet">{t`${{ name: isolateName(bot.displayName) }} is writing…`}</p>
          <Skeleton className="mt-3 h-4 w-full" />
          <Skeleton className="mt-2 h-4 w-2/3" />
        </div>
      )}
      {trying.isError && <FormError message={tryFailureText(trying.error)} />}
      {trying.isSuccess && <Written bot={bot} written={trying.data} />}
    </div>
  );
}

function Written({ bot, written }: { readonly bot: BotUser; readonly written: Written }) {
  const { content, isFit, level } = written;
  const known = moderationLevels.find((one) => one === level) ?? null;
  const word = known === null ? level : levelWords[known];
  return (
    <>
      <div className="rounded-card border border-hairline bg-surface p-4">
        <div className="flex items-center gap-2.5">
          <Avatar member={bot} size="sm" />
          <MemberName name={bot.displayName} className="min-w-0 truncate font-semibold" />
          <MemberMarks member={{ username: bot.username, isBot: true }} />
          <span className="ms-auto">
            <ModerationMark level={known} />
          </span>
        </div>
        <p {...getLangAndDir(content)} className="mt-3 whitespace-pre-wrap wrap-anywhere">{content}</p>
      </div>
      <p className={`mt-2 text-meta ${isFit ? "text-quiet" : "font-medium text-danger"}`}>
        {isFit
          ? t`Its level is ${word}. It would be published.`
          : t`Its level is ${word}, below the bot's own (${{
            own: levelWords[bot.moderationLevel],
          }}). It would be dropped.`}
      </p>
    </>
  );
}

type Written = NonNullable<TryOutcomeProps["trying"]["data"]>;

function tryFailureText(error: unknown): string {
  if (error instanceof ApiError && error.code === "ai_not_configured") {
    return t`No AI provider is connected, so bots can't write. Set OPENAI_API_KEY in the server's environment, and AI_MODELS where the service has several models, and start it again.`;
  }
  return getUserMessage(error, t`The bot could not write. Please try again.`);
}

type Try = { readonly kind: "post" } | { readonly kind: "answer"; readonly to: string };

/** Asks what a bot would write. It costs tokens, so it is never repeated automatically. */
function useTryBot({ userEmail }: BotUser) {
  return useMutation({
    mutationFn: (asked: Try) => call(tryBotUser, { params: { email: userEmail }, body: asked }),
  });
}
