import { Ban, Ellipsis, Flag } from "lucide-react";
import { useState } from "react";
import type { Profile } from "#shared/members/contract.ts";
import { useSession } from "../../lib/session/session.ts";
import { Button } from "../../ui/button/Button.tsx";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { Menu, type MenuItem } from "../../ui/menu/Menu.tsx";
import { LazyOverlay } from "../../ui/dialog/LazyOverlay.tsx";
import { InviteButton } from "../referral/InviteButton.tsx";
import { useBlock, useBlockStatus } from "./use-block.ts";
import { useFollow } from "./use-follow.ts";

const loadReport = () => import("../moderation/ReportDialog.tsx");

/** Lisa cannot be blocked (blocks.2). */
const assistantName = "lisa";

/** Own profile: the invitation link. Others: follow (hidden while blocked, members.3), block and report. */
export function ProfileActions({ member }: { readonly member: Profile }) {
  const { user } = useSession();
  const isOther = user !== null && user.id !== member.id;
  const follow = useFollow(member.id);
  const { data: blocks } = useBlockStatus(member.id, isOther);
  const block = useBlock(member.id);
  const [asking, setAsking] = useState<"block" | "report" | null>(null);
  const close = () => setAsking(null);
  if (!isOther) {
    // On wide screens the invitation is in the side column.
    return user && (
      <div className="max-sm:w-full lg:hidden">
        <InviteButton username={user.username} label="Be a Reference" />
      </div>
    );
  }
  const isBlocked = blocks?.isBlocked ?? false;
  const report: MenuItem = { label: "Report", icon: <Flag size={18} />, onSelect: () => setAsking("report") };
  const blocking: MenuItem = isBlocked
    ? { label: "Unblock", icon: <Ban size={18} />, onSelect: () => block.mutate(false) }
    : { label: "Block", icon: <Ban size={18} />, tone: "danger", onSelect: () => setAsking("block") };
  const isAssistant = member.username.toLowerCase() === assistantName;
  return (
    <div className="flex items-center gap-2 max-sm:w-full">
      {isBlocked
        ? (
          <Button
            variant="secondary"
            size="sm"
            isLoading={block.isPending}
            onClick={() => block.mutate(false)}
          >
            Unblock
          </Button>
        )
        : (
          follow.status && (
            <Button
              size="sm"
              variant={follow.isOn ? "secondary" : "primary"}
              onClick={follow.toggle}
            >
              {follow.isOn ? "Unfollow" : "Follow"}
            </Button>
          )
        )}
      <Menu
        trigger={<IconButton label="More" icon={<Ellipsis size={20} aria-hidden="true" />} />}
        items={isAssistant ? [report] : [report, blocking]}
      />
      <ConfirmDialog
        open={asking === "block"}
        onOpenChange={close}
        title={`Block @${member.username}?`}
        body="You stop following each other, neither can write to the other, and neither sees what the other posts. You can unblock them later."
        confirmLabel="Block"
        onConfirm={() => {
          close();
          block.mutate(true);
        }}
      />
      {asking === "report" && (
        <LazyOverlay load={loadReport} onClose={close}>
          {({ ReportDialog }) => <ReportDialog target={{ kind: "user", id: member.id }} onClose={close} />}
        </LazyOverlay>
      )}
    </div>
  );
}
