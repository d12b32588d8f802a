import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isAssistant } from "#shared/members/member-kind.ts";
import type { Profile } from "#shared/members/contract.ts";
import { useSession } from "../../../lib/session/session.ts";
import { IconButton } from "../../../ui/button/IconButton.tsx";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { LazyOverlay } from "../../../ui/dialog/LazyOverlay.tsx";
import { Ban } from "../../../ui/icons/ban.ts";
import { BellOff } from "../../../ui/icons/bell-off.ts";
import { Ellipsis } from "../../../ui/icons/ellipsis.ts";
import { Flag } from "../../../ui/icons/flag.ts";
import { Menu } from "../../../ui/menu/Menu.tsx";
import type { MenuItem } from "../../../ui/menu/OpenMenu.tsx";
import type { useBlock } from "../../blocks/use-block.ts";
import { openCaseItems } from "../../reports/open-case-item.tsx";
import { useMuteStatus, useUnmute } from "../../mutes/use-mute.ts";

const loadMute = () => import("../../mutes/MuteDialog.tsx");
const loadReport = () => import("../../reports/ReportDialog.tsx");

interface ProfileMenuProps {
  readonly member: Profile;
  readonly isBlocked: boolean;
  readonly block: ReturnType<typeof useBlock>;
}

/** The actions on another member besides following: mute, report, block, for moderators a case. */
export function ProfileMenu({ member, isBlocked, block }: ProfileMenuProps) {
  const client = useQueryClient();
  const { user } = useSession();
  const { data: mute } = useMuteStatus(member.id, true);
  const unmute = useUnmute(member);
  const [asking, setAsking] = useState<"block" | "mute" | "report" | null>(null);
  const close = () => setAsking(null);
  const muting: MenuItem = mute?.isMuted
    ? { label: "Unmute", icon: <BellOff size={18} />, onSelect: () => unmute.mutate() }
    : { label: `Mute @${member.username}…`, icon: <BellOff size={18} />, onSelect: () => setAsking("mute") };
  const report: MenuItem = { label: "Report", icon: <Flag size={18} />, onSelect: () => setAsking("report") };
  const blocking: MenuItem = isBlocked
    ? { label: "Unblock", icon: <Ban size={18} />, onSelect: () => block.mutate(false) }
    : { label: "Block", icon: <Ban size={18} />, tone: "danger", onSelect: () => setAsking("block") };
  return (
    <>
      <Menu
        trigger={<IconButton label="Profile options" icon={<Ellipsis size={20} aria-hidden="true" />} />}
        // Lisa cannot be blocked (blocks.2).
        items={isAssistant(member.username)
          ? [muting, report]
          : [muting, report, blocking, ...openCaseItems(client, user, { kind: "member", id: member.id })]}
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
      {asking === "mute" && (
        <LazyOverlay load={loadMute} onClose={close}>
          {({ MuteDialog }) => <MuteDialog member={member} onClose={close} />}
        </LazyOverlay>
      )}
      {asking === "report" && (
        <LazyOverlay load={loadReport} onClose={close}>
          {({ ReportDialog }) => <ReportDialog target={{ kind: "user", id: member.id }} onClose={close} />}
        </LazyOverlay>
      )}
    </>
  );
}
