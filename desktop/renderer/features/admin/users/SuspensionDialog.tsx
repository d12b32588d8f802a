import { isolateName } from "#shared/isolate-name.ts";
import { ReasonDialog } from "../ReasonDialog.tsx";
import type { Suspension } from "./use-suspension.ts";

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
  return (
    <ReasonDialog
      subject={`${act} ${member.id}`}
      title={`${isSuspending ? "Suspend" : "Restore"} ${isolateName(member.displayName)}?`}
      description={isSuspending
        ? `@${member.username} is signed out everywhere at once and can't sign in until an administrator restores them. What they posted stays.`
        : `@${member.username} can sign in again as before.`}
      hint={isSuspending
        ? `@${member.username} reads this when they try to sign in. The audit keeps it.`
        : "The audit keeps it."}
      confirmLabel={isSuspending ? "Suspend" : "Restore"}
      tone={isSuspending ? "danger" : "primary"}
      reason={reason}
      problem={problem}
      onConfirm={(written) => onConfirm({ member, act, reason: written })}
      onClose={onClose}
    />
  );
}
