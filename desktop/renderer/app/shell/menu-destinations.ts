import type { CurrentUser } from "#shared/auth/contract.ts";
import { isActiveBadge } from "#shared/members/badge-rules.ts";
import { serverDate } from "../../lib/clock/server-time.ts";
import { Ban } from "../../ui/icons/ban.ts";
import { Bot } from "../../ui/icons/bot.ts";
import { ChartColumn } from "../../ui/icons/chart-column.ts";
import { History } from "../../ui/icons/history.ts";
import { ShoppingBag } from "../../ui/icons/shopping-bag.ts";
import { UsersRound } from "../../ui/icons/users-round.ts";
import {
  aiChat,
  type Destination,
  moderation,
  offered,
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
  user.badges.some((badge) => badge.badgeType === "goldCrown" && isActiveBadge(badge, serverDate()));

/** The rows of the user menu, in order (shell.2). Apart from the bars', since it loads later. */
const destinations: readonly Destination[] = [
  profile,
  settings,
  { label: "XP Shop", to: "/shop", icon: ShoppingBag },
  moderation,
  { label: "Community Settings", to: "/community-settings", icon: UsersRound, isFor: isAdmin },
  { label: "Promotion Results", to: "/promotion-results", icon: ChartColumn },
  { label: "XP History", to: "/xp-history", icon: History },
  { label: "Blocked Users", to: "/blocked-users", icon: Ban },
  { label: "Bot Management", to: "/admin/bots", icon: Bot, isFor: isAdmin },
  { ...aiChat, isFor: hasAiChatInMenu },
];

export function menuDestinationsFor(user: CurrentUser): readonly Destination[] {
  return offered(destinations, user);
}
