import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CaseDetail } from "#shared/cases/case-shapes.ts";
import { addCaseNote } from "#shared/cases/queue-contract.ts";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { caseKeys } from "../../../lib/query-keys/case-keys.ts";
import { useCaseDrafts } from "../case-drafts.ts";

/** Adds a note for moderators. A failure keeps the words. */
export function useAddNote(caseId: string) {
  const client = useQueryClient();
  const [, changeDrafts] = useCaseDrafts(caseId);
  return useMutation({
    mutationFn: (attempt: { readonly words: string; readonly idempotencyKey: string }) =>
      call(addCaseNote, { params: { id: caseId }, body: { words: attempt.words } }, attempt),
    onSuccess: (note) => {
      changeDrafts({ note: undefined });
      client.setQueryData<CaseDetail>(
        caseKeys.one(caseId),
        (data) => data && { ...data, notes: [...data.notes.filter(({ id }) => id !== note.id), note] },
      );
    },
    onError: (error) => toastFailure(error, "The note could not be added. Please try again."),
  });
}
