import { t } from "@lingui/core/macro";
import type { MemberCard } from "#shared/members/member-card.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { useBlock } from "../blocks/use-block.ts";

interface UnblockDialogProps {
  readonly member: MemberCard;
  readonly onClose: () => void;
}

/** Asks before a tap on a blocked conversation unblocks its member. */
export function UnblockDialog({ member, onClose }: UnblockDialogProps) {
  const block = useBlock(member.id);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t`Unblock @${{ username: member.username }}?`}
      body={t`You can write to each other again, and see what the other posts. You don't follow each other until you choose to.`}
      confirmLabel={t`Unblock`}
      tone="primary"
      isPending={block.isPending}
      onConfirm={() => block.mutate(false, { onSettled: onClose })}
    />
  );
}
