import { formatDay } from "#shared/format-day.ts";

/**
 * Why a sender may not write to a receiver, as `message_refusal` of the database decides
 * (messages.1, messages.6, cases.4).
 */
export type Refusal = "blocked" | "blocked_by" | "gone" | "limited" | "not_following" | "not_accepting";

/** Tells the sender why; the interface shows it in the place of the composer. */
export function explainRefusal(
  { refusal, limited_until: until }: { readonly refusal: Refusal; readonly limited_until: Date | null },
): string {
  return refusal === "limited" && until
    ? `You can't start new conversations until ${formatDay(until)}.`
    : refusalTexts[refusal];
}

const refusalTexts: Readonly<Record<Refusal, string>> = {
  blocked: "Unblock this member to send messages",
  blocked_by: "You have been blocked by this user",
  gone: "This account was deleted.",
  limited: "You can't start new conversations at the moment.",
  not_following: "You can only send messages to members you follow.",
  not_accepting: "This member doesn't accept messages from new people.",
};
