import { useState } from "react";
import { isAssistant } from "#shared/members/member-kind.ts";
import { isMutedNow } from "#shared/messages/rules.ts";
import type { ConversationSummary } from "#shared/messages/shapes.ts";
import { serverNow } from "../../../lib/clock/server-time.ts";
import { IconButton } from "../../../ui/button/IconButton.tsx";
import { Ban } from "../../../ui/icons/ban.ts";
import { BellOff } from "../../../ui/icons/bell-off.ts";
import { Bell } from "../../../ui/icons/bell.ts";
import { Ellipsis } from "../../../ui/icons/ellipsis.ts";
import { User } from "../../../ui/icons/user.ts";
import { Menu } from "../../../ui/menu/Menu.tsx";
import type { MenuItem } from "../../../ui/menu/OpenMenu.tsx";
import { useBlock } from "../../blocks/use-block.ts";
import { BlockDialog } from "./BlockDialog.tsx";
import { useMuteConversation } from "./use-mute-conversation.ts";

const hourMs = 60 * 60_000;

const mutes: readonly (readonly [label: string, lengthMs: number | null])[] = [
  ["Mute for an hour", hourMs],
  ["Mute for a day", 24 * hourMs],
  ["Mute until I unmute", null],
];

/**
 * Mutes the conversation, and blocks or unblocks its member. The assistant cannot be blocked
 * (blocks.2).
 */
export function ThreadMenu({ summary }: { readonly summary: ConversationSummary }) {
  const { user, isBlocked, mutedUntil } = summary;
  const [isAsking, setAsking] = useState(false);
  const block = useBlock(user.id);
  const mute = useMuteConversation(user.id);
  const muting: readonly MenuItem[] = isMutedNow(mutedUntil, serverNow())
    ? [{ label: "Unmute", icon: <Bell size={18} />, onSelect: () => mute.mutate(false) }]
    : mutes.map(([label, lengthMs]) => ({
      label,
      icon: <BellOff size={18} />,
      onSelect: () =>
        mute.mutate({ until: lengthMs === null ? null : new Date(serverNow() + lengthMs).toISOString() }),
    }));
  const blocking: MenuItem = isBlocked
    ? { label: "Unblock", icon: <Ban size={18} />, startsGroup: true, onSelect: () => block.mutate(false) }
    : {
      label: "Block",
      icon: <Ban size={18} />,
      tone: "danger",
      startsGroup: true,
      onSelect: () => setAsking(true),
    };
  return (
    <>
      <Menu
        trigger={<IconButton label="Conversation options" icon={<Ellipsis size={20} aria-hidden="true" />} />}
        items={[
          { label: "View profile", icon: <User size={18} />, to: `/${user.username}` },
          ...muting,
          ...(isAssistant(user.username) ? [] : [blocking]),
        ]}
      />
      {isAsking && <BlockDialog member={user} onClose={() => setAsking(false)} />}
    </>
  );
}
