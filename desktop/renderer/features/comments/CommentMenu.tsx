import { t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Reply } from "#shared/comments/contract.ts";
import { useSession } from "../../lib/session/session.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { Ellipsis } from "../../ui/icons/ellipsis.ts";
import { Flag } from "../../ui/icons/flag.ts";
import { ShieldX } from "../../ui/icons/shield-x.ts";
import { Trash2 } from "../../ui/icons/trash-2.ts";
import { Menu } from "../../ui/menu/Menu.tsx";
import type { MenuItem } from "../../ui/menu/OpenMenu.tsx";
import { LazyOverlay } from "../../ui/dialog/LazyOverlay.tsx";
import { openCaseItems } from "../reports/open-case-item.tsx";
import { useThankItem } from "../thanks/use-thank-item.tsx";
import { useDeleteComment } from "./use-write-comment.ts";

const loadReport = () => import("../reports/ReportDialog.tsx");
const loadRemoval = () => import("./RemoveCommentDialog.tsx");

interface CommentMenuProps {
  readonly comment: Reply;
  readonly isOwn: boolean;
}

/**
 * Authors delete, others thank (posts.32) and report (comments.3), moderators open a case,
 * administrators remove.
 */
export function CommentMenu({ comment, isOwn }: CommentMenuProps) {
  const client = useQueryClient();
  const { user } = useSession();
  const [isAsking, setAsking] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const deletion = useDeleteComment(comment.postId, comment.id);
  const thank = useThankItem({ kind: "comment", id: comment.id, name: comment.author?.displayName ?? "" });
  const close = () => setAsking(false);
  const item: MenuItem = isOwn
    ? { label: t`Delete`, icon: <Trash2 size={18} />, tone: "danger", onSelect: () => setAsking(true) }
    : {
      label: t({ message: "Report", context: "verb" }),
      icon: <Flag size={18} />,
      onSelect: () => setAsking(true),
    };
  const removal: MenuItem = {
    label: t`Remove as administrator…`,
    icon: <ShieldX size={18} />,
    tone: "danger",
    onSelect: () => setRemoving(true),
  };
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={t`Comment options`}
            icon={<Ellipsis size={18} aria-hidden="true" />}
          />
        }
        items={[
          ...(isOwn ? [] : [thank]),
          item,
          ...(isOwn ? [] : openCaseItems(client, user, { kind: "comment", id: comment.id })),
          ...(!isOwn && user?.isAdmin ? [removal] : []),
        ]}
      />
      {isOwn && (
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          title={t`Delete this comment?`}
          body={t`Its text disappears for everyone; replies stay. You can't undo this.`}
          confirmLabel={t`Delete`}
          onConfirm={() => {
            close();
            deletion.mutate();
          }}
        />
      )}
      {!isOwn && isAsking && (
        <LazyOverlay load={loadReport} onClose={close}>
          {({ ReportDialog }) => (
            <ReportDialog target={{ kind: "comment", id: comment.id }} onClose={close} />
          )}
        </LazyOverlay>
      )}
      {isRemoving && (
        <LazyOverlay load={loadRemoval} onClose={() => setRemoving(false)}>
          {({ RemoveCommentDialog }) => (
            <RemoveCommentDialog
              comment={comment}
              onClose={() => setRemoving(false)}
            />
          )}
        </LazyOverlay>
      )}
    </>
  );
}
