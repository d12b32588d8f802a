import { t } from "@lingui/core/macro";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { showAiQuestion } from "#shared/assistant/branches-contract.ts";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { assistantKeys } from "../../../lib/query-keys/assistant-keys.ts";

/** Shows another version of a question, with what was asked after it. */
export function useShowQuestion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, focuses }: { readonly id: string; readonly focuses: -1 | 1 }) => {
      const { sessionId } = await call(showAiQuestion, { params: { id } });
      focusSwitcher({ id, focuses });
      await refetchBranch(client, sessionId);
    },
    onError: (error) => toastFailure(error, t`This version could not be shown. Please try again.`),
  });
}

/** Reads a chat again whose branch has changed. */
export async function refetchBranch(client: QueryClient, sessionId: string): Promise<void> {
  await client.invalidateQueries({ queryKey: assistantKeys.messages(sessionId) });
}

interface PressedStep {
  /** The version that was switched to. */
  readonly id: string;
  /** The button that did it. */
  readonly focuses: -1 | 1;
}

let pressed: PressedStep | null = null;

/** The buttons are drawn anew with the other version: the pressed one gets the focus again. */
function focusSwitcher(step: PressedStep): void {
  pressed = step;
}

/** Focuses a button of a version's switcher if it is the one that was pressed. */
export function focusIfPressed(button: HTMLButtonElement | null, id: string, step: -1 | 1): void {
  if (!button || pressed?.id !== id || pressed.focuses !== step) return;
  pressed = null;
  button.focus();
}
