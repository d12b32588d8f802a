import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type PublishedNumbers, switchTransparency } from "#shared/cases/numbers-contract.ts";
import { announceToScreenReaders } from "../../../lib/announce/announce-to-screen-readers.ts";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { caseKeys } from "../../../lib/query-keys/case-keys.ts";

/** Publishes the numbers or stops it: shown at once, undone when the server refuses. */
export function useSwitchTransparency() {
  const client = useQueryClient();
  const show = (isPublished: boolean) =>
    client.setQueryData<PublishedNumbers>(
      caseKeys.transparency,
      (known) => known && { ...known, isPublished },
    );
  return useMutation({
    // One call at a time, so that the last click wins.
    scope: { id: "transparency-switch" },
    mutationFn: (isPublished: boolean) => call(switchTransparency, { body: { isPublished } }),
    onMutate: async (isPublished) => {
      await client.cancelQueries({ queryKey: caseKeys.transparency });
      show(isPublished);
    },
    onSuccess: ({ isPublished }) =>
      announceToScreenReaders(isPublished ? "The numbers are published." : "The numbers are not published."),
    onError: (error, isPublished) => {
      show(!isPublished);
      toastFailure(error, "Please try again.", "The choice could not be saved");
    },
    onSettled: () => void client.invalidateQueries({ queryKey: caseKeys.transparency }),
  });
}
