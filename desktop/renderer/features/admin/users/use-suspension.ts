import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type AdminUser, restoreUser, suspendUser } from "#shared/admin/contract.ts";
import { getServerDate } from "../../../lib/clock/server-time.ts";
import { call } from "../../../lib/api/call.ts";
import { announceToScreenReaders } from "../../../lib/announce/announce-to-screen-readers.ts";
import { changeUser, invalidateUsers } from "./use-admin-users.ts";

export interface Suspension {
  readonly member: Pick<AdminUser, "id" | "username" | "displayName" | "suspension">;
  readonly act: "suspend" | "restore";
  readonly reason: string;
}

/** Suspends or restores a member (admin.3): shown at once, undone when the server refuses. */
export function useSuspension(onRefused: (suspension: Suspension, error: unknown) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ member, act, reason }: Suspension) =>
      call(act === "suspend" ? suspendUser : restoreUser, { params: { id: member.id }, body: { reason } }),
    onMutate: ({ member, act, reason }) => {
      const suspension = act === "suspend"
        ? { since: getServerDate().toISOString(), reason, until: null }
        : null;
      changeUser(client, member.id, (user) => ({ ...user, suspension }));
    },
    onSuccess: (user, { act }) => {
      changeUser(client, user.id, () => user);
      announceToScreenReaders(`${user.displayName} is ${act === "suspend" ? "suspended" : "restored"}.`);
    },
    onError: (error, suspension) => {
      const { member } = suspension;
      changeUser(client, member.id, (user) => ({ ...user, suspension: member.suspension }));
      onRefused(suspension, error);
    },
    // Another administrator may have acted on the same member.
    onSettled: () => invalidateUsers(client),
  });
}
