import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { DeskMember } from "#shared/cases/case-shapes.ts";
import { claimMinutes } from "#shared/cases/decision-kinds.ts";
import { claimCase, releaseCase } from "#shared/cases/queue-contract.ts";
import { announceToScreenReaders } from "../../../lib/announce/announce-to-screen-readers.ts";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { getServerTime } from "../../../lib/clock/server-time.ts";
import { changeCase, refetchCase } from "./use-case.ts";

/** Claims a case, or holds it longer: shown at once, undone when somebody else was faster. */
export function useClaim(moderator: Omit<DeskMember, "isBot"> | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (caseId: string) => call(claimCase, { params: { id: caseId } }),
    onMutate: (caseId) => {
      if (!moderator) return;
      const until = new Date(getServerTime() + claimMinutes * 60_000).toISOString();
      changeCase(client, caseId, { claim: { by: { ...moderator, isBot: false }, until } });
    },
    onSuccess: ({ claim }, caseId) => {
      changeCase(client, caseId, { claim });
      announceToScreenReaders("The case is yours.");
    },
    onError: (error) => toastFailure(error, "The case could not be claimed. Please try again."),
    onSettled: (_claimed, _error, caseId) => refetchCase(client, caseId),
  });
}

export function useRelease(caseId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(releaseCase, { params: { id: caseId } }),
    onMutate: () => changeCase(client, caseId, { claim: null }),
    onSuccess: () => announceToScreenReaders("The case is back in the queue."),
    onError: (error) => toastFailure(error, "The case could not be given back. Please try again."),
    onSettled: () => refetchCase(client, caseId),
  });
}
