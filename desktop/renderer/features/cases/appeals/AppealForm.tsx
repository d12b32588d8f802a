import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { type FormEvent, useRef, useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { appeal, appealByLink, type Statement } from "#shared/cases/statement-contract.ts";
import { formatDayOfTime } from "../../../lib/text/format-dates.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { PointInTime } from "../../../ui/content/PointInTime.tsx";
import { TextArea } from "../../../ui/form/TextFields.tsx";
import { announceToScreenReaders } from "../../../lib/announce/announce-to-screen-readers.ts";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { useIdempotent } from "../../../lib/form/use-idempotent.ts";
import { tabTexts } from "../../../lib/storage/guarded-storage.ts";

interface AppealFormProps {
  readonly statement: Statement;
  /** The token of a mailed link: the reader may have no session. */
  readonly token: string | null;
  readonly onSent: (statement: Statement) => void;
}

/** Contests a decision, once (appeals.1). What is written stays in this tab until it was sent. */
export function AppealForm({ statement: { id, appeal }, token, onSent }: AppealFormProps) {
  const [words, setWords] = useState(() => appealDraft(id));
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const sending = useAppeal(id, { token, onSent });
  const isEmpty = words.trim() === "";
  const { length } = words;
  const write = (next: string) => {
    setWords(next);
    keepAppealDraft(id, next);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setRefused(isEmpty);
    if (isEmpty) field.current?.focus();
    else if (!sending.isPending) sending.mutate(words.trim());
  };
  return (
    <form noValidate className="space-y-4" onSubmit={send}>
      <p className="text-pretty">
        {t`Say why, and a person looks at it again: somebody other than who decided, where there is one. If they agree, everything that the decision took comes back.`}
      </p>
      <TextArea
        ref={field}
        label={t`Why should it be looked at again?`}
        hint={t`You can contest a decision once. ${length} of 1,000 characters.`}
        error={isRefused && isEmpty ? t`Please say why the decision should be looked at again.` : undefined}
        rows={5}
        className="min-h-32"
        required
        maxLength={1000}
        value={words}
        onChange={(event) => write(event.target.value)}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {appeal.until !== null && (
          <p className="text-meta text-quiet">
            <Trans>
              You can appeal until <PointInTime at={appeal.until} format={formatDayOfTime} />
            </Trans>
          </p>
        )}
        <Button type="submit" isLoading={sending.isPending} className="ms-auto">{t`Send appeal`}</Button>
      </div>
    </form>
  );
}

/** Contests a decision, by the token or in the session. A failure keeps the form. */
function useAppeal(decisionId: string, { token, onSent }: Pick<AppealFormProps, "token" | "onSent">) {
  const params = { id: decisionId };
  const send = useIdempotent((words: string, options) =>
    token === null
      ? call(appeal, { params, body: { words } }, options)
      : call(appealByLink, { params, body: { token, words } })
  );
  return useMutation({
    mutationFn: send,
    onSuccess: (statement) => {
      keepAppealDraft(decisionId, "");
      onSent(statement);
      announceToScreenReaders(t`Your appeal was sent.`);
    },
    onError: (error) => toastFailure(error, t`Your appeal could not be sent. Please try again.`),
  });
}

const keyOf = (decisionId: string) => `appeal-draft:${decisionId}`;

/** Returns an appeal that was written in this tab and not sent. */
function appealDraft(decisionId: string): string {
  return tabTexts.getItem(keyOf(decisionId)) ?? "";
}

/** Keeps it for a reload; nothing once it was sent. */
function keepAppealDraft(decisionId: string, words: string): void {
  if (words === "") tabTexts.removeItem(keyOf(decisionId));
  else tabTexts.setItem(keyOf(decisionId), words);
}
