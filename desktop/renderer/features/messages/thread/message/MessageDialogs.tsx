import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { MemberCard } from "#shared/members/member-card.ts";
import { unsendMessage } from "#shared/messages/contract.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { isolateName } from "#shared/isolate-name.ts";
import { call } from "../../../../lib/api/call.ts";
import { toastFailure } from "../../../../lib/api/toast-failure.ts";
import { putMessage } from "../../thread-cache.ts";
import { ConfirmDialog } from "../../../../ui/dialog/ConfirmDialog.tsx";
import { LazyOverlay } from "../../../../ui/dialog/LazyOverlay.tsx";
import { useBlock } from "../../../blocks/use-block.ts";
import { openMessageDialog, useMessageDialog } from "./message-dialog.ts";

const loadWhy = () => import("../../../moderation/WhyLevelDialog.tsx");
const loadReport = () => import("../../../reports/ReportDialog.tsx");
const close = () => openMessageDialog(null);

/** The dialogs that the menus of a thread's messages open. */
export function MessageDialogs({ other }: { readonly other: MemberCard }) {
  const open = useMessageDialog((state) => state.open);
  const block = useBlock(other.id);
  useEffect(() => close, []);
  if (open?.kind === "unsend") return <UnsendDialog message={open.message} other={other} />;
  if (open?.kind === "why") {
    return (
      <LazyOverlay load={loadWhy} onClose={close}>
        {({ WhyLevelDialog }) => (
          <WhyLevelDialog about={{ kind: "message", id: open.message.id }} onClose={close} />
        )}
      </LazyOverlay>
    );
  }
  if (open?.kind !== "report") return null;
  return (
    <LazyOverlay load={loadReport} onClose={close}>
      {({ ReportDialog }) => (
        <ReportDialog
          target={{ kind: "message", id: open.message.id }}
          offer={{ label: t`Also block @${{ username: other.username }}`, onSent: () => block.mutate(true) }}
          onClose={close}
        />
      )}
    </LazyOverlay>
  );
}

interface UnsendDialogProps {
  readonly message: DirectMessage;
  readonly other: MemberCard;
}

function UnsendDialog({ message, other }: UnsendDialogProps) {
  const client = useQueryClient();
  const unsending = useMutation({
    mutationFn: () => call(unsendMessage, { params: { id: message.id } }),
    onSuccess: (unsent) => {
      putMessage(client, unsent, other.id);
      close();
    },
    onError: (error) => toastFailure(error, t`The message could not be unsent. Please try again.`),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t`Unsend this message?`}
      body={t`It disappears for you and ${{
        name: isolateName(other.displayName),
      }}, who may have seen it already. You can't undo this.`}
      confirmLabel={t`Unsend`}
      isPending={unsending.isPending}
      onConfirm={() => unsending.mutate()}
    />
  );
}
