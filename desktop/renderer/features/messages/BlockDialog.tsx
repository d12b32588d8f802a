import { t } from "@lingui/core/macro";
import type { MemberCard } from "#shared/members/member-card.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { useBlock } from "../blocks/use-block.ts";

interface BlockDialogProps {
  readonly member: MemberCard;
  readonly onClose: () => void;
  readonly onBlocked?: () => void;
}

/** Asks before a member is blocked from their conversation. */
export function BlockDialog({ member, onClose, onBlocked }: BlockDialogProps) {
  const block = useBlock(member.id);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t`Block @${{ username: member.username }}?`}
      body={t`Neither of you can write to the other, and you stop following each other. What you wrote until now stays readable to both. You can unblock them later.`}
      confirmLabel={t({ message: "Block", context: "verb" })}
      isPending={block.isPending}
      onConfirm={() => block.mutate(true, { onSuccess: onBlocked, onSettled: onClose })}
    />
  );
}
