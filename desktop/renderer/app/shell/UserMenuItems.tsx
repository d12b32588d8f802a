import { t } from "@lingui/core/macro";
import { DropdownMenu } from "radix-ui";
import { useState } from "react";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { isActiveBadge } from "#shared/members/badge-rules.ts";
import { WaitingCases } from "../../features/cases/WaitingCases.tsx";
import { Handle, MemberName } from "../../ui/content/MemberName.tsx";
import { LogOut } from "../../ui/icons/log-out.ts";
import { type MenuItem, type MenuPlace, OpenMenu } from "../../ui/menu/OpenMenu.tsx";
import { parseThemeChoice, readThemeChoice, setThemeChoice } from "../../lib/browser/theme.ts";
import { Monitor } from "../../ui/icons/monitor.ts";
import { Moon } from "../../ui/icons/moon.ts";
import { Sun } from "../../ui/icons/sun.ts";
import { getServerDate } from "../../lib/clock/server-time.ts";
import { Ban } from "../../ui/icons/ban.ts";
import { Bot } from "../../ui/icons/bot.ts";
import { ChartColumn } from "../../ui/icons/chart-column.ts";
import { History } from "../../ui/icons/history.ts";
import { ShoppingBag } from "../../ui/icons/shopping-bag.ts";
import { UsersRound } from "../../ui/icons/users-round.ts";
import {
  aiChat,
  type Destination,
  filterOffered,
  moderation,
  profile,
  settings,
} from "./destinations-for-member.ts";

const isAdmin = (user: CurrentUser) => user.isAdmin;

/**
 * The menu offers AI Chat to administrators and Gold Crown holders (shell.2); other places
 * offer it to everyone.
 */
const hasAiChatInMenu = (user: CurrentUser) =>
  user.isAdmin ||
  user.badges.some((badge) => badge.badgeType === "goldCrown" && isActiveBadge(badge, getServerDate()));

/** The rows of the user menu, in order (shell.2). Apart from the bars', since it loads later. */
const destinations: readonly Destination[] = [
  profile,
  settings,
  { label: t`XP Shop`, to: "/shop", icon: ShoppingBag },
  moderation,
  { label: t`Community Settings`, to: "/community-settings", icon: UsersRound, isFor: isAdmin },
  { label: t`Promotion Results`, to: "/promotion-results", icon: ChartColumn },
  { label: t`XP History`, to: "/xp-history", icon: History },
  { label: t`Blocked Users`, to: "/blocked-users", icon: Ban },
  { label: t`Bot Management`, to: "/admin/bots", icon: Bot, isFor: isAdmin },
  { ...aiChat, isFor: hasAiChatInMenu },
];

export function getMenuDestinations(user: CurrentUser): readonly Destination[] {
  return filterOffered(destinations, user);
}

interface UserMenuItemsProps extends MenuPlace {
  readonly user: CurrentUser;
  readonly onLogout: () => void;
}

/** The open user menu: its destinations, Logout, and the theme below them (shell.2). */
export function UserMenuItems({ user, onLogout, ...place }: UserMenuItemsProps) {
  const items: MenuItem[] = [
    ...getMenuDestinations(user).map(({ label, to, icon: Icon, countsCases }) => ({
      label,
      aside: countsCases && <WaitingCases />,
      to,
      icon: <Icon size={18} />,
    })),
    { label: t`Logout`, icon: <LogOut size={18} />, onSelect: onLogout, startsGroup: true },
  ];
  return <OpenMenu {...place} items={items} header={<Name user={user} />} footer={<ThemeChoices />} />;
}

function Name({ user }: { user: CurrentUser }) {
  return (
    <div className="mb-1.5 border-b border-hairline px-3 pt-1.5 pb-2.5">
      <p className="flex">
        <MemberName name={user.displayName} className="truncate font-semibold" />
      </p>
      <p className="flex text-meta text-quiet">
        <Handle username={user.username} className="truncate" />
      </p>
    </div>
  );
}

const choices = [
  { value: "system", label: t`System`, icon: Monitor },
  { value: "light", label: t`Light`, icon: Sun },
  { value: "dark", label: t`Dark`, icon: Moon },
] as const;

/** Light, dark or the system's theme. The menu stays open, so that the member sees the effect. */
function ThemeChoices() {
  const [choice, setChoice] = useState(readThemeChoice);
  const choose = (value: string) => {
    const next = parseThemeChoice(value);
    setThemeChoice(next);
    setChoice(next);
  };
  return (
    <DropdownMenu.RadioGroup
      value={choice}
      onValueChange={choose}
      aria-label={t`Theme`}
      className="mt-1.5 flex gap-1 border-t border-hairline px-1 pt-2.5 pb-1"
    >
      {choices.map(({ value, label, icon: Icon }) => (
        <DropdownMenu.RadioItem
          key={value}
          value={value}
          onSelect={(event) => event.preventDefault()}
          className="flex min-h-8 flex-1 cursor-pointer items-center justify-center gap-1.5 rounded-full px-2.5 text-meta font-medium text-quiet outline-none select-none data-highlighted:bg-wash data-highlighted:text-ink data-[state=checked]:bg-brand-wash data-[state=checked]:text-brand-strong pointer-coarse:min-h-11"
        >
          <Icon size={15} aria-hidden="true" />
          <span>{label}</span>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
