import { t } from "@lingui/core/macro";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { isModerator } from "#shared/members/is-moderator.ts";
import { paths } from "#shared/screen-paths.ts";
import type { UnreadKind } from "../../features/notifications/use-unread.ts";
import { Bell } from "../../ui/icons/bell.ts";
import { House } from "../../ui/icons/house.ts";
import type { IconComponent } from "../../ui/icons/icon.ts";
import { MessageCircle } from "../../ui/icons/message-circle.ts";
import { PenLine } from "../../ui/icons/pen-line.ts";
import { Settings } from "../../ui/icons/settings.ts";
import { Shield } from "../../ui/icons/shield.ts";
import { Sparkles } from "../../ui/icons/sparkles.ts";
import { Trophy } from "../../ui/icons/trophy.ts";
import { User } from "../../ui/icons/user.ts";

/** Where a destination is offered; `top-alone` is the top bar where no other bar or column is. */
export type Place = "side" | "top" | "top-alone" | "bottom" | "quick";

export interface Destination {
  readonly label: string;
  readonly to: string;
  readonly icon: IconComponent;
  /** Drawn as the highlighted centre button of the bottom bar. */
  readonly isCreate?: boolean;
  /** Shows the count of these unread items. */
  readonly unread?: UnreadKind;
  /** Shows how many cases wait. */
  readonly countsCases?: boolean;
  /** Offered only to these members. */
  readonly isFor?: (user: CurrentUser) => boolean;
}

const home = { label: t`Home`, to: paths.home, icon: House };
const createPost = { label: t`Create Post`, to: paths.createPost, icon: PenLine, isCreate: true };
const chat = { label: t`Chat`, to: paths.chat, icon: MessageCircle, unread: "messages" } as const;
const notifications = {
  label: t`Notifications`,
  to: paths.notifications,
  icon: Bell,
  unread: "notifications",
} as const;
export const aiChat = { label: t`AI Chat`, to: "/ai-chat", icon: Sparkles };
const leaderboard = { label: t`Leaderboard`, to: "/leaderboard", icon: Trophy };
export const profile = { label: t`Profile`, to: "/profile", icon: User };
export const settings = { label: t`Settings`, to: paths.settings, icon: Settings };
export const moderation = {
  label: t`Moderation`,
  to: paths.moderation,
  icon: Shield,
  countsCases: true,
  isFor: isModerator,
};

/**
 * The destinations of every bar and column, in order (shell.1, shell.4, shell.5, shell.8). A new
 * screen becomes reachable by a row here, in menu-destinations.ts or in foot/foot-links.ts.
 */
const destinations: Readonly<Record<Place, readonly Destination[]>> = {
  top: [chat, notifications],
  "top-alone": [moderation, aiChat, leaderboard],
  bottom: [home, chat, createPost, notifications, aiChat],
  side: [home, profile, settings, moderation],
  quick: [createPost, aiChat, leaderboard, chat],
};

/**
 * The destinations of a place for a member. `/profile` becomes their own address, so that the link
 * is marked when it is the current page.
 */
export function getDestinations(place: Place, user: CurrentUser): readonly Destination[] {
  return filterOffered(destinations[place], user);
}

/** Those of the destinations that the member may open. */
export function filterOffered(all: readonly Destination[], user: CurrentUser): readonly Destination[] {
  return all.filter(({ isFor }) => isFor?.(user) ?? true).map((one) => withOwnAddress(one, user));
}

function withOwnAddress(one: Destination, { username }: CurrentUser): Destination {
  return one.to === "/profile" ? { ...one, to: `/${username}` } : one;
}
