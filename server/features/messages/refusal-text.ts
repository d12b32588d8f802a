import { msg } from "@lingui/core/runtime-macro";
import { formatDay, type Text } from "#shared/language/text.ts";

/**
 * Why a sender may not write to a receiver, as `message_refusal` of the database decides
 * (messages.1, messages.6, cases.4).
 */
export type Refusal = "blocked" | "blocked_by" | "gone" | "limited" | "not_following" | "not_accepting";

/** Tells the sender why; the interface shows it in the place of the composer. */
export function explainRefusal(
  { refusal, limited_until: until }: { readonly refusal: Refusal; readonly limited_until: Date | null },
): Text {
  return refusal === "limited" && until
    ? msg`You can't start new conversations until ${{ day: formatDay(until) }}.`
    : refusalTexts[refusal];
}

const refusalTexts: Readonly<Record<Refusal, Text>> = {
  blocked: msg`Unblock this member to send messages`,
  blocked_by: msg`You have been blocked by this user`,
  gone: msg`This account was deleted.`,
  limited: msg`You can't start new conversations at the moment.`,
  not_following: msg`You can only send messages to members you follow.`,
  not_accepting: msg`This member doesn't accept messages from new people.`,
};
