import { t } from "@lingui/core/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  decideCase,
  type NewDecision,
  previewDecision,
  undoDecision,
} from "#shared/cases/decide-contract.ts";
import { announceToScreenReaders } from "../../../lib/announce/announce-to-screen-readers.ts";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { useIdempotent } from "../../../lib/form/use-idempotent.ts";
import { getServerTime } from "../../../lib/clock/server-time.ts";
import { caseKeys } from "../../../lib/query-keys/case-keys.ts";
import { useCaseDrafts } from "../case-drafts.ts";
import { refetchCase, showCase } from "../case/use-case.ts";
import { decisionWords } from "../case-words.ts";
import { findLastUndoable, useLastDecided } from "./last-decided.ts";

/** Decides a case that the moderator holds, once (cases.3). A failure keeps the form. */
export function useDecide(caseId: string) {
  const client = useQueryClient();
  const [, changeDrafts] = useCaseDrafts(caseId);
  const send = useIdempotent((body: NewDecision, options) =>
    call(decideCase, { params: { id: caseId }, body }, options)
  );
  return useMutation({
    mutationFn: send,
    onSuccess: (detail, { decision }) => {
      changeDrafts({ decision: undefined });
      useLastDecided.setState({ decision: findLastUndoable(detail.decisions, getServerTime()) });
      showCase(client, detail);
      const { done } = decisionWords[decision];
      announceToScreenReaders(t`${done}. You can undo it for ten minutes.`);
    },
    onError: (error) => {
      toastFailure(error, t`This could not be decided. Please try again.`);
      refetchCase(client, caseId);
    },
  });
}

export function useUndo(caseId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(undoDecision, { params: { id: caseId } }),
    onSuccess: (detail) => {
      useLastDecided.setState({ decision: null });
      showCase(client, detail);
      announceToScreenReaders(t`The decision is undone. You hold the case again.`);
    },
    onError: (error) => {
      toastFailure(error, t`The decision could not be undone. Please try again.`);
      refetchCase(client, caseId);
    },
  });
}

/**
 * Previews what a decision would touch. Its words change nothing of that: they are not part of the
 * key.
 */
export function usePreview(caseId: string, body: NewDecision | null) {
  const { reason, rule: _, ...touching } = body ?? {};
  return useQuery({
    queryKey: caseKeys.preview(caseId, touching),
    queryFn: ({ signal }) =>
      call(previewDecision, { params: { id: caseId }, body: { ...body as NewDecision } }, { signal }),
    enabled: body !== null && Boolean(reason),
    staleTime: 0,
  });
}
