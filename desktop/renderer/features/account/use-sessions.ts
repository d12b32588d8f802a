import { useIsMutating, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { deleteSession, listSessions, type Session } from "#shared/auth/contract.ts";
import { call } from "../../lib/api/call.ts";
import { keepWholeRows } from "../../lib/api/malformed-rows.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { toast } from "../../lib/announce/toast.ts";
import { accountKeys } from "../../lib/query-keys/account-keys.ts";

/** The member's sessions, most recently used first. */
export function useSessions() {
  return useQuery({
    queryKey: accountKeys.sessions,
    queryFn: async ({ signal }) =>
      keepWholeRows(await call(listSessions, {}, { signal }), "userAgent", "lastUsedAt"),
  });
}

/**
 * Ends one session. Its row stays hidden while this is pending, since the list may be
 * refetched meanwhile.
 */
export function useEndSession(id: string, name: string) {
  const client = useQueryClient();
  const mutationKey = accountKeys.endSession(id);
  // Also counts mutations started before the screen was left and opened again.
  const isPending = useIsMutating({ mutationKey }) > 0;
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: () => call(deleteSession, { params: { id } }),
    onSuccess: () => {
      client.setQueryData<Session[]>(accountKeys.sessions, (rows) => rows?.filter((row) => row.id !== id));
      toast({ title: "Signed out", description: `${name} is signed out.`, tone: "success" });
    },
    onError: (error) => toastFailure(error, `${name} could not be signed out. Please try again.`),
    onSettled: () => void client.invalidateQueries({ queryKey: accountKeys.sessions }),
  });
  return { end: () => mutate(), isPending };
}
