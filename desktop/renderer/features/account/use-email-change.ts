import { t } from "@lingui/core/macro";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { cancelEmailChange, requestEmailChange } from "#shared/account/email-change-contract.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import type { CallInput } from "#shared/endpoint.ts";
import { call } from "../../lib/api/call.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { toast } from "../../lib/announce/toast.ts";
import { sessionKey } from "../../lib/query-keys/member-keys.ts";

/** Asks for another address; the session shows it as pending (members.8). */
export function useRequestEmailChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof requestEmailChange>["body"]) => call(requestEmailChange, { body }),
    onSuccess: (_, { email }) => showPending(client, email.trim()),
  });
}

/** Withdraws the requested change. */
export function useCancelEmailChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelEmailChange),
    onSuccess: () => {
      showPending(client, null);
      toast({ title: t`Change cancelled`, description: t`Your email stays as it is.`, tone: "success" });
    },
    onError: (error) => toastFailure(error, t`The change could not be cancelled. Please try again.`),
  });
}

function showPending(client: QueryClient, pendingEmail: string | null): void {
  // A fetch in flight does not have the change yet.
  void client.cancelQueries({ queryKey: sessionKey });
  client.setQueryData<CurrentUser | null>(sessionKey, (user) => user && { ...user, pendingEmail });
}
