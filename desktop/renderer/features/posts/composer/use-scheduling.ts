import type { DraftCopy } from "../../drafts/use-draft-copy.ts";
import { useScheduleDraft } from "../../drafts/use-schedule-draft.ts";
import { toLocalDraft } from "./local-drafts.ts";
import type { DraftControl } from "./use-draft.ts";

/** Sends the draft as a post that is published at a time; then the composer is empty. */
export function useScheduling(
  { draft, keyOfAttempt, discardSent }: DraftControl,
  copy: DraftCopy,
  recovers: (error: Error) => boolean,
) {
  const { isPending, mutate } = useScheduleDraft(copy, recovers);
  return {
    isPending,
    send: (publishAt: string) => {
      const { version, body } = toLocalDraft(copy.name, draft);
      if (!body) return;
      const attemptKey = keyOfAttempt();
      mutate({ version, body: { ...body, publishAt }, onScheduled: () => void discardSent(attemptKey) });
    },
  };
}
