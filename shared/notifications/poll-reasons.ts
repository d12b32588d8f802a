import { msg } from "@lingui/core/runtime-macro";
import type { Text } from "../language/text.ts";
import type { NotificationType } from "./notification-types.ts";

/** The reasons of notifications that a poll has ended (posts.28). */
export const pollReasons = { author: "poll_ended", voter: "voted_poll_ended" } as const;
export type PollReason = (typeof pollReasons)[keyof typeof pollReasons];

export const pollTexts: Readonly<Record<PollReason, Text>> = {
  poll_ended: msg`Your poll has ended`,
  voted_poll_ended: msg`A poll that you voted in has ended`,
};

export function isPollReason(reason: string | null): reason is PollReason {
  return reason === pollReasons.author || reason === pollReasons.voter;
}

/**
 * The type by which a notification is chosen, alerted and shown. Those of polls are stored and sent
 * as `moderation` with their reason: pages of the release before know no type `poll`, and could
 * show no list that has one.
 */
export function getNotificationType(
  { type, reason }: { readonly type: NotificationType; readonly reason: string | null },
): NotificationType {
  return isPollReason(reason) ? "poll" : type;
}
