import { useMutation, useQueryClient } from "@tanstack/react-query";
import { giveBirthDate } from "#shared/account/age-contract.ts";
import type { CallInput } from "#shared/endpoint.ts";
import { toast } from "../../lib/announce/toast.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { call } from "../../lib/api/call.ts";
import { failureText } from "../../lib/form/failure-text.ts";
import { refreshSession } from "../../lib/session/session.ts";
import { sessionKey } from "../../lib/query-keys/member-keys.ts";

/** Gives the member's date of birth, once (auth.22). */
export function useGiveBirthDate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof giveBirthDate>["body"]) => call(giveBirthDate, { body }),
    onSuccess: async (user) => {
      // A session fetch in flight does not have the change yet.
      await client.cancelQueries({ queryKey: sessionKey });
      client.setQueryData(sessionKey, user);
      toast({ title: "Date of birth saved", tone: "success" });
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.status !== 409) return;
      // It was given on another device. The refetched session takes the form and its message away.
      toast({ title: failureText(error), tone: "danger" });
      refreshSession(client);
    },
  });
}
