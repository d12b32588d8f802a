import type { CurrentUser } from "#shared/auth/contract.ts";
import { isActiveBadge } from "#shared/members/badge-rules.ts";
import { paths } from "#shared/screen-paths.ts";
import { serverDate } from "../../lib/clock/server-time.ts";
import type { UnreadKind } from "../../features/notifications/use-unread.ts";
import { Ban } from "../../ui/icons/ban.ts";
import { Bell } from "../../ui/icons/bell.ts";
import { Bot } from "../../ui/icons/bot.ts";
import { ChartColumn } from "../../ui/icons/chart-column.ts";
import { History } from "../../ui/icons/history.ts";
import { House } from "../../ui/icons/house.ts";
import type { IconComponent } from "../../ui/icons/icon.ts";
import { MessageCircle } from "../../ui/icons/message-circle.ts";
import { PenLine } from "../../ui/icons/pen-line.ts";
import { Settings } from "../../ui/icons/settings.ts";
import { ShoppingBag } from "../../ui/icons/shopping-bag.ts";
import { Sparkles } from "../../ui/icons/sparkles.ts";
import { Trophy } from "../../ui/icons/trophy.ts";
import { User } from "../../ui/icons/user.ts";
import { UsersRound } from "../../ui/icons/users-round.ts";

/** Where a destination is offered; `top-alone` is the top bar where no other bar or column is. */
export type Place = "menu" | "side" | "top" | "top-alone" | "bottom" | "quick";

export interface Destination {
  readonly label: string;
  readonly to: string;
  readonly icon: IconComponent;
  /** Drawn as the highlighted centre button of the bottom bar. */
  readonly isCreate?: boolean;
  /** Shows the count of these unread items. */
  readonly unread?: UnreadKind;
  /** Offered only to these members. */
  readonly isFor?: (user: CurrentUser) => boolean;
}

const isAdmin = (user: CurrentUser) => user.isAdmin;

/**
 * The menu offers AI Chat to administrators and Gold Crown holders (shell.2); other places
 * offer it to everyone.
 */
const hasAiChatInMenu = (user: CurrentUser) =>
  user.isAdmin ||
  user.badges.some((badge) => badge.badgeType === "goldCrown" && isActiveBadge(badge, serverDate()));

const home = { label: "Home", to: paths.home, icon: House };
const createPost = { label: "Create Post", to: paths.createPost, icon: PenLine, isCreate: true };
const chat = { label: "Chat", to: paths.chat, icon: MessageCircle, unread: "messages" } as const;
const notifications = {
  label: "Notifications",
  to: paths.notifications,
  icon: Bell,
  unread: "notifications",
} as const;
const aiChat = { label: "AI Chat", to: "/ai-chat", icon: Sparkles };
const leaderboard = { label: "Leaderboard", to: "/leaderboard", icon: Trophy };
const profile = { label: "Profile", to: "/profile", icon: User };
const settings = { label: "Settings", to: paths.settings, icon: Settings };

/**
 * The destinations of every place, in order (shell.2 to shell.5). A new screen becomes
 * reachable by a row here.
 */
const destinations: Readonly<Record<Place, readonly Destination[]>> = {
  top: [chat, notifications],
  "top-alone": [aiChat, leaderboard],
  bottom: [home, chat, createPost, notifications, aiChat],
  side: [home, profile, settings],
  quick: [createPost, aiChat, leaderboard, chat],
  menu: [
    profile,
    settings,
    { label: "XP Shop", to: "/shop", icon: ShoppingBag },
    { label: "Community Settings", to: "/community-settings", icon: UsersRound, isFor: isAdmin },
    { label: "Promotion Results", to: "/promotion-results", icon: ChartColumn },
    { label: "XP History", to: "/xp-history", icon: History },
    { label: "Blocked Users", to: "/blocked-users", icon: Ban },
    { label: "Bot Management", to: "/admin/bots", icon: Bot, isFor: isAdmin },
    { ...aiChat, isFor: hasAiChatInMenu },
  ],
};

/**
 * The destinations of a place for a member. `/profile` becomes their own address, so that the link
 * is marked when it is the current page.
 */
export function destinationsFor(place: Place, user: CurrentUser): readonly Destination[] {
  return destinations[place]
    .filter(({ isFor }) => isFor?.(user) ?? true)
    .map((one) => (one.to === "/profile" ? { ...one, to: `/${user.username}` } : one));
}
