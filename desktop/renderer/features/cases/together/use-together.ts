import { plural, t } from "@lingui/core/macro";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { undoMinutes } from "#shared/cases/decision-kinds.ts";
import { create } from "zustand";
import {
  closeCases,
  openAgainTogether,
  setReportsAside,
  type Together,
} from "#shared/cases/decide-contract.ts";
import { toast } from "../../../lib/announce/toast.ts";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { useIdempotent } from "../../../lib/form/use-idempotent.ts";
import { getServerTime } from "../../../lib/clock/server-time.ts";
import { caseKeys } from "../../../lib/query-keys/case-keys.ts";

interface Chosen {
  /** Whether rows of the list have a box. */
  readonly isChoosing: boolean;
  readonly ids: ReadonlySet<string>;
}

/** The cases that a moderator chose to close at once (cases.10). */
export const useChosenCases = create<Chosen>(() => ({ isChoosing: false, ids: new Set() }));

export function chooseSeveral(isChoosing: boolean): void {
  useChosenCases.setState({ isChoosing, ids: new Set() });
}

export function choose(caseId: string, isChosen: boolean): void {
  useChosenCases.setState(({ ids }) => {
    const next = new Set(ids);
    if (isChosen) next.add(caseId);
    else next.delete(caseId);
    return { ids: next };
  });
}

interface ClosedTogether {
  readonly ids: readonly string[];
  /** Until when Undo is possible. */
  readonly until: string;
}

/** The cases that this page closed at once last, so that Undo is at hand. */
export const useClosedTogether = create<{ readonly closed: ClosedTogether | null }>(() => ({ closed: null }));

/** The cases to close at once: chosen ones, or those that one member alone reported. */
export type WhatToClose =
  | { readonly caseIds: readonly string[] }
  | { readonly reporterId: string };

/** Closes cases at once, and keeps them for Undo (cases.10). A failure keeps what was chosen. */
export function useCloseTogether(what: WhatToClose) {
  const client = useQueryClient();
  const send = useIdempotent((reason: string, options) =>
    "reporterId" in what
      ? call(setReportsAside, { body: { ...what, reason } }, options)
      : call(closeCases, { body: { caseIds: [...what.caseIds], reason } }, options)
  );
  return useMutation({
    mutationFn: send,
    onSuccess: ({ done, left, hasMore }) => {
      chooseSeveral(false);
      if (done.length > 0) {
        const until = new Date(getServerTime() + undoMinutes * 60_000).toISOString();
        useClosedTogether.setState({ closed: { ids: done, until } });
      }
      toast({
        title: done.length > 0
          ? plural({ count: done.length }, { one: "# case closed", other: "# cases closed" })
          : t`No case was closed`,
        description: [describeLeft(left), hasMore && t`There are more: set them aside again.`]
          .filter(Boolean).join(" "),
      });
      void refetchAll(client);
    },
    onError: (error) => {
      toastFailure(error, t`These cases could not be closed. Please try again.`);
      void refetchAll(client);
    },
  });
}

export function useOpenAgain() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (caseIds: readonly string[]) =>
      call(openAgainTogether, { body: { caseIds: [...caseIds] } }, { idempotencyKey: crypto.randomUUID() }),
    onSuccess: ({ done, left }) => {
      useClosedTogether.setState({ closed: null });
      toast({
        title: done.length > 0
          ? plural({ count: done.length }, { one: "# case open again", other: "# cases open again" })
          : t`No case was opened again`,
        description: describeLeft(left),
      });
      void refetchAll(client);
    },
    onError: (error) => toastFailure(error, t`These cases could not be opened again. Please try again.`),
  });
}

/** How many stay as they are, and the first reason. */
export function describeLeft(left: Together["left"]): string {
  const [first] = left;
  if (!first) return "";
  const { why } = first;
  const count = left.length;
  if (count === 1) return t`One stays as it is: ${why}`;
  return plural(count, {
    one: `${count} stays as it is. The first: ${why}`,
    other: `${count} stay as they are. The first: ${why}`,
  });
}

function refetchAll(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: caseKeys.all });
}
