import { useMutation } from "@tanstack/react-query";
import { appeal, appealByLink, type Statement } from "#shared/cases/statement-contract.ts";
import { announceToScreenReaders } from "../../../lib/announce/announce-to-screen-readers.ts";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { keepAppealDraft } from "./appeal-draft.ts";

interface Attempt {
  readonly words: string;
  /** The same for every attempt of one appeal. */
  readonly idempotencyKey: string;
}

interface AppealOptions {
  /** Of a mailed link, which needs no session. */
  readonly token: string | null;
  readonly onSent: (statement: Statement) => void;
}

/** Contests a decision. A failure keeps the form. */
export function useAppeal(decisionId: string, { token, onSent }: AppealOptions) {
  const params = { id: decisionId };
  return useMutation({
    mutationFn: ({ words, idempotencyKey }: Attempt) =>
      token === null
        ? call(appeal, { params, body: { words } }, { idempotencyKey })
        : call(appealByLink, { params, body: { token, words } }),
    onSuccess: (statement) => {
      keepAppealDraft(decisionId, "");
      onSent(statement);
      announceToScreenReaders("Your appeal was sent.");
    },
    onError: (error) => toastFailure(error, "Your appeal could not be sent. Please try again."),
  });
}
