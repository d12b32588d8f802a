import { t } from "@lingui/core/macro";
import { BellOff } from "../../ui/icons/bell-off.ts";
import type { MenuItem } from "../../ui/menu/OpenMenu.tsx";
import { type Mutable, useMuteStatus, useUnmute } from "./use-mute.ts";

interface MuteItems {
  /** Whether to ask the server what is muted; else it is known as far as something else asked. */
  readonly isStatusWanted: boolean;
  readonly startsGroup?: boolean;
  /** Asks what to mute, and for how long. */
  readonly onAsk: () => void;
}

/** The items of a menu that mute a member, or lift what is muted of them. */
export function useMuteItems(
  member: Mutable,
  { isStatusWanted, startsGroup = false, onAsk }: MuteItems,
): readonly MenuItem[] {
  const { data: status } = useMuteStatus(member.id, isStatusWanted);
  const unmute = useUnmute(member);
  const icon = <BellOff size={18} />;
  const ask: MenuItem = {
    label: t`Mute @${{ username: member.username }}…`,
    icon,
    startsGroup,
    onSelect: onAsk,
  };
  const lift: MenuItem = { label: t`Unmute`, icon, onSelect: () => unmute.mutate() };
  if (status?.isMuted) return [{ ...lift, startsGroup }];
  return status?.parts?.length ? [ask, lift] : [ask];
}
