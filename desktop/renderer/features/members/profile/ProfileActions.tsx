import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isAssistant } from "#shared/members/member-kind.ts";
import type { Profile } from "#shared/members/contract.ts";
import { useSession } from "../../../lib/session/session.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { IconButton } from "../../../ui/button/IconButton.tsx";
import { Ban } from "../../../ui/icons/ban.ts";
import { Ellipsis } from "../../../ui/icons/ellipsis.ts";
import { MessageCircle } from "../../../ui/icons/message-circle.ts";
import { PenLine } from "../../../ui/icons/pen-line.ts";
import { Menu } from "../../../ui/menu/Menu.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import { InviteButton } from "../../xp/InviteButton.tsx";
import { useBlock, useBlockStatus } from "../../blocks/use-block.ts";
import { BellButton } from "../../follows/BellButton.tsx";
import { useFollow } from "../../follows/use-follow.ts";
import { useMemberStats } from "../use-member.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { LazyOverlay } from "../../../ui/dialog/LazyOverlay.tsx";
import { Flag } from "../../../ui/icons/flag.ts";
import type { MenuItem } from "../../../ui/menu/OpenMenu.tsx";
import { openCaseItems } from "../../reports/open-case-item.tsx";
import { useMuteItems } from "../../mutes/use-mute-items.tsx";

/**
 * Own profile: edit, the invitation link and a menu. Others: follow (hidden while blocked,
 * members.3), chat while followed, with Lisa always, and a menu.
 */
export function ProfileActions({ member }: { readonly member: Profile }) {
  const { user } = useSession();
  const isOther = user !== null && user.id !== member.id;
  const follow = useFollow(member.id, useMemberStats(member.id).data?.followersCount);
  const { data: blocks, isLoading: areBlocksLoading } = useBlockStatus(member.id, isOther);
  const block = useBlock(member.id);
  if (!isOther) {
    // On wide screens the invitation is in the side column.
    return user && <OwnActions username={user.username} />;
  }
  // All at once, since each that came later would move the others under the pointer.
  if (follow.isLoading || areBlocksLoading) return <ActionsSkeleton />;
  const isBlocked = blocks?.isBlocked ?? false;
  // A server of the release before has no bells.
  const hasBell: boolean | undefined = follow.status?.hasBell;
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
      {isBlocked
        ? (
          <Button
            variant="secondary"
            size="sm"
            isLoading={block.isPending}
            onClick={() => block.mutate(false)}
          >
            {t`Unblock`}
          </Button>
        )
        : (
          follow.status && (
            <Button
              size="sm"
              // Wide enough for either word.
              className="min-w-24"
              variant={follow.isOn ? "secondary" : "primary"}
              onClick={follow.toggle}
            >
              {follow.isOn ? t`Unfollow` : t({ message: "Follow", context: "verb" })}
            </Button>
          )
        )}
      {follow.isOn && !isBlocked && hasBell !== undefined && (
        <BellButton memberId={member.id} hasBell={hasBell} />
      )}
      {(follow.isOn || isAssistant(member.username)) && !isBlocked && (
        <Button asChild size="sm" variant="secondary">
          <Link to="/chat" search={{ user: member.username }}>
            <MessageCircle size={16} aria-hidden="true" />
            {t`Chat`}
          </Link>
        </Button>
      )}
      <ProfileMenu member={member} isBlocked={isBlocked} block={block} />
    </div>
  );
}

function ActionsSkeleton() {
  return (
    <div className="flex h-9 items-center gap-2 max-sm:w-full pointer-coarse:h-11">
      <Skeleton className="h-8 w-24 rounded-full pointer-coarse:h-11" />
      <Skeleton className="size-9 rounded-full pointer-coarse:size-11" />
    </div>
  );
}

function OwnActions({ username }: { readonly username: string }) {
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
      <Button asChild size="sm" variant="secondary">
        <Link to="/$username" params={{ username }} search={{ tab: "edit" }}>
          <PenLine size={16} aria-hidden="true" className="max-sm:hidden" />
          {t`Edit Profile`}
        </Link>
      </Button>
      {/* On wide screens the invitation is in the side column. */}
      <div className="lg:hidden">
        <InviteButton username={username} label={t`Be a Reference`} className="max-sm:[&>svg]:hidden" />
      </div>
      <Menu
        trigger={<IconButton label={t`Profile options`} icon={<Ellipsis size={20} aria-hidden="true" />} />}
        items={[{ label: t`Blocked users`, icon: <Ban size={18} />, to: "/blocked-users" }]}
      />
    </div>
  );
}

const loadMute = () => import("../../mutes/MuteDialog.tsx");
const loadReport = () => import("../../reports/ReportDialog.tsx");

interface ProfileMenuProps {
  readonly member: Profile;
  readonly isBlocked: boolean;
  readonly block: ReturnType<typeof useBlock>;
}

/** The actions on another member besides following: mute, report, block, for moderators a case. */
function ProfileMenu({ member, isBlocked, block }: ProfileMenuProps) {
  const client = useQueryClient();
  const { user } = useSession();
  const { username } = member;
  const [asking, setAsking] = useState<"block" | "mute" | "report" | null>(null);
  const close = () => setAsking(null);
  const muting = useMuteItems(member, { isStatusWanted: true, onAsk: () => setAsking("mute") });
  const report: MenuItem = {
    label: t({ message: "Report", context: "verb" }),
    icon: <Flag size={18} />,
    onSelect: () => setAsking("report"),
  };
  const blocking: MenuItem = isBlocked
    ? { label: t`Unblock`, icon: <Ban size={18} />, onSelect: () => block.mutate(false) }
    : {
      label: t({ message: "Block", context: "verb" }),
      icon: <Ban size={18} />,
      tone: "danger",
      onSelect: () => setAsking("block"),
    };
  return (
    <>
      <Menu
        trigger={<IconButton label={t`Profile options`} icon={<Ellipsis size={20} aria-hidden="true" />} />}
        // Lisa cannot be blocked (blocks.2).
        items={isAssistant(member.username)
          ? [...muting, report]
          : [...muting, report, blocking, ...openCaseItems(client, user, { kind: "member", id: member.id })]}
      />
      <ConfirmDialog
        open={asking === "block"}
        onOpenChange={close}
        title={t`Block @${username}?`}
        body={t`You stop following each other, neither can write to the other, and neither sees what the other posts. You can unblock them later.`}
        confirmLabel={t({ message: "Block", context: "verb" })}
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
