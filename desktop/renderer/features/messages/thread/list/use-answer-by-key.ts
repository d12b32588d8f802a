import type { ConversationSummary } from "#shared/messages/shapes.ts";
import { useShortcuts } from "../../../../lib/keyboard/shortcuts.ts";
import { startAnswer } from "../../composer/start-answer.ts";
import { isAnswerable } from "../message/answerable.ts";
import type { ThreadRow } from "../thread-rows.ts";

/** The key r on a focused message answers it (messages.17). */
export function useAnswerByKey(
  rows: readonly ThreadRow[],
  summary: ConversationSummary,
  ownId: string,
): void {
  useShortcuts({
    r: ({ target }) => {
      const item = target instanceof Element ? target.closest<HTMLElement>("[data-message]") : null;
      const row = item && rows.find(({ key }) => key === item.dataset["message"]);
      if (row?.kind !== "message" || !isAnswerable(row.message, summary)) return false;
      startAnswer(ownId, row.message);
    },
  });
}
