import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { AdminUser } from "#shared/admin/contract.ts";
import { type Appointment, changeRole } from "#shared/admin/role-contract.ts";
import { call } from "../../../lib/api/call.ts";
import { toast } from "../../../lib/announce/toast.ts";
import { changeUser, invalidateUsers } from "./use-admin-users.ts";

interface ChangeOfRole {
  readonly member: AdminUser;
  readonly role: Appointment;
  readonly reason: string;
  readonly password: string;
}

/** Makes a member a moderator or dismisses them (roles.1). */
export function useChangeRole() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ member, ...body }: ChangeOfRole) => call(changeRole, { params: { id: member.id }, body }),
    onSuccess: (user, { role }) => {
      changeUser(client, user.id, () => user);
      toast({
        title: role === "moderator"
          ? `${user.displayName} is a moderator now`
          : `${user.displayName} is no longer a moderator`,
        tone: "success",
      });
    },
    // Another administrator may have acted on the same member.
    onSettled: () => invalidateUsers(client),
  });
}
