import { useMutation, useQueryClient } from "@tanstack/react-query";
import { answerAppeal, type NewAnswer } from "#shared/cases/answer-contract.ts";
import { announceToScreenReaders } from "../../../lib/announce/announce-to-screen-readers.ts";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { useCaseDrafts } from "../case-drafts.ts";
import { refetchCase, showCase } from "../case/use-case.ts";

interface Attempt {
  readonly body: NewAnswer;
  /** The same for every attempt of one answer, so that a retry answers once. */
  readonly idempotencyKey: string;
}

/** Answers an appeal that the moderator holds. A failure keeps the form. */
export function useAnswer(caseId: string) {
  const client = useQueryClient();
  const [, changeDrafts] = useCaseDrafts(caseId);
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: Attempt) =>
      call(answerAppeal, { params: { id: caseId }, body }, { idempotencyKey }),
    onSuccess: (detail, { body }) => {
      changeDrafts({ answer: undefined });
      showCase(client, detail);
      announceToScreenReaders(body.grants ? "The appeal is granted." : "The appeal is refused.");
    },
    onError: (error) => {
      toastFailure(error, "This could not be answered. Please try again.");
      refetchCase(client, caseId);
    },
  });
}
