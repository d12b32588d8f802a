import { useMutation, useQueryClient } from "@tanstack/react-query";
import { tellAuthorities } from "#shared/cases/authorities-contract.ts";
import type { CaseDetail } from "#shared/cases/case-shapes.ts";
import { announceToScreenReaders } from "../../../lib/announce/announce-to-screen-readers.ts";
import { call } from "../../../lib/api/call.ts";
import { caseKeys } from "../../../lib/query-keys/case-keys.ts";

interface Told {
  readonly toldAt: string;
  readonly words: string;
  /** The same for every attempt, so that a retry writes it once. */
  readonly idempotencyKey: string;
}

/** Writes down that authorities were told of a case. A failure keeps the form. */
export function useTellAuthorities(caseId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...body }: Told) =>
      call(tellAuthorities, { params: { id: caseId }, body }, { idempotencyKey }),
    onSuccess: (told) => {
      announceToScreenReaders("Record saved.");
      client.setQueryData<CaseDetail>(
        caseKeys.one(caseId),
        (data) =>
          data && { ...data, authorities: [...data.authorities.filter(({ id }) => id !== told.id), told] },
      );
    },
  });
}
