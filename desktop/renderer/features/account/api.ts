import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { changeSettings, type NewSettings } from "#shared/account/contract.ts";
import { deleteSession, forgotPassword, listSessions, type Session } from "#shared/auth/contract.ts";
import { call } from "../../lib/call.ts";
import { sessionKey } from "../../lib/session.ts";
import { toastFailure } from "../../lib/toast-failure.ts";
import { toast } from "../../ui/toast.ts";

const sessionsKey = ["account", "sessions"] as const;

/** The member's signed-in devices, most recently used first. */
export function useSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => call(listSessions, {}, { signal }),
  });
}

/** Signs one device out: gone from the list at once, back again when the call fails. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteSession, { params: { id } }),
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey: sessionsKey });
      const before = client.getQueryData<Session[]>(sessionsKey);
      client.setQueryData<Session[]>(sessionsKey, (rows) => rows?.filter((row) => row.id !== id));
      return before;
    },
    onError: (_error, _id, before) => client.setQueryData(sessionsKey, before),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}

/** Saves settings. What was read before, perhaps under another filter, is read anew where it is looked at again. */
export function useChangeSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (settings: NewSettings) => call(changeSettings, { body: settings }),
    onSuccess: (user) => {
      client.setQueryData(sessionKey, user);
      client.removeQueries({ type: "inactive" });
      toast({ title: "Settings saved", tone: "success" });
    },
    onError: (error) => toastFailure(error, "Failed to update settings"),
  });
}

/** Sends the mail that sets a new password (decision 26). */
export function useResetMail() {
  return useMutation({ mutationFn: (email: string) => call(forgotPassword, { body: { email } }) });
}
