import { useIsMutating, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { changeSettings, type NewSettings } from "#shared/account/contract.ts";
import { deleteSession, forgotPassword, listSessions, type Session } from "#shared/auth/contract.ts";
import { call } from "../../lib/api/call.ts";
import { sessionKey } from "../../lib/session/session.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { toast } from "../../ui/toast/toast.ts";
import { wholeRows } from "../../lib/api/malformed-rows.ts";

const sessionsKey = ["account", "sessions"] as const;

/** The member's sessions, most recently used first. */
export function useSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) =>
      wholeRows(await call(listSessions, {}, { signal }), "userAgent", "lastUsedAt"),
  });
}

/** Ends one session. Its row stays hidden while this is pending, since the list may be refetched meanwhile. */
export function useEndSession(id: string, name: string) {
  const client = useQueryClient();
  const mutationKey = [...sessionsKey, "end", id];
  // Also counts mutations started before the screen was left and opened again.
  const isPending = useIsMutating({ mutationKey }) > 0;
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: () => call(deleteSession, { params: { id } }),
    onSuccess: () => {
      client.setQueryData<Session[]>(sessionsKey, (rows) => rows?.filter((row) => row.id !== id));
      toast({ title: "Signed out", description: `${name} is signed out.`, tone: "success" });
    },
    onError: (error) => toastFailure(error, `${name} could not be signed out. Please try again.`),
    onSettled: () => void client.invalidateQueries({ queryKey: sessionsKey }),
  });
  return { end: () => mutate(), isPending };
}

/**
 * Saves settings, one call after the other, so that the last choice wins. Data fetched before, perhaps under another filter,
 * is refetched where it is shown again.
 */
export function useChangeSettings() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: "settings" },
    mutationFn: (settings: NewSettings) => call(changeSettings, { body: settings }),
    onSuccess: async (user, { isRanked }) => {
      // A session fetch in flight does not have the change yet.
      await client.cancelQueries({ queryKey: sessionKey });
      client.setQueryData(sessionKey, user);
      client.removeQueries({ type: "inactive" });
      if (isRanked !== undefined) void client.invalidateQueries({ queryKey: ["leaderboard"] });
      toast({ title: "Settings saved", tone: "success" });
    },
    onError: (error) => toastFailure(error, "Failed to update settings"),
  });
}

/** Sends the password reset mail (auth.14). */
export function useResetMail() {
  return useMutation({ mutationFn: (email: string) => call(forgotPassword, { body: { email } }) });
}
