import { t } from "@lingui/core/macro";
import { isolateName } from "#shared/isolate-name.ts";
import { ReasonDialog } from "../ReasonDialog.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type AdminUser, restoreUser, suspendUser } from "#shared/admin/contract.ts";
import { getServerDate } from "../../../lib/clock/server-time.ts";
import { call } from "../../../lib/api/call.ts";
import { announceToScreenReaders } from "../../../lib/announce/announce-to-screen-readers.ts";
import { changeUser, invalidateUsers } from "./use-admin-users.ts";

export interface AskedSuspension extends Pick<Suspension, "member" | "act"> {
  /** The reason that the server refused, and its error. */
  readonly reason?: string;
  readonly problem?: string;
}

interface SuspensionDialogProps {
  readonly asked: AskedSuspension;
  readonly onConfirm: (suspension: Suspension) => void;
  readonly onClose: () => void;
}

/** Says what suspending or restoring does, and asks for the reason. */
export function SuspensionDialog({ asked, onConfirm, onClose }: SuspensionDialogProps) {
  const { member, act, reason, problem } = asked;
  const isSuspending = act === "suspend";
  const { username } = member;
  const name = isolateName(member.displayName);
  return (
    <ReasonDialog
      subject={`${act} ${member.id}`}
      title={isSuspending ? t`Suspend ${name}?` : t`Restore ${name}?`}
      description={isSuspending
        ? t`@${username} is signed out everywhere at once and can't sign in until an administrator restores them. What they posted stays.`
        : t`@${username} can sign in again as before.`}
      hint={isSuspending
        ? t`@${username} reads this when they try to sign in. The audit keeps it.`
        : t`The audit keeps it.`}
      confirmLabel={isSuspending ? t`Suspend` : t`Restore`}
      tone={isSuspending ? "danger" : "primary"}
      reason={reason}
      problem={problem}
      onConfirm={(written) => onConfirm({ member, act, reason: written })}
      onClose={onClose}
    />
  );
}

interface Suspension {
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
      const { displayName } = user;
      announceToScreenReaders(
        act === "suspend" ? t`${displayName} is suspended.` : t`${displayName} is restored.`,
      );
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
