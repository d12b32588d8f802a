import { msg } from "@lingui/core/runtime-macro";
import type { Text } from "../language/text.ts";

/**
 * Every reason code of an XP transaction with its text (xp.7). Never remove one: old
 * entries keep their code.
 */
export const reasonTexts = {
  post: msg`Wrote a post`,
  comment: msg`Wrote a comment`,
  like: msg`Liked a post`,
  bookmark: msg`Bookmarked a post`,
  share: msg`Shared a post`,
  comment_like: msg`Liked a comment`,
  repost: msg`Reposted a post`,
  repost_received: msg`Your post was reposted`,
  repost_withdrawn: msg`Withdrew a repost`,
  crown_bonus: msg`Gold Crown bonus`,
  streak: msg`Daily streak`,
  referral: msg`A friend you invited joined`,
  referral_received: msg`Joined through an invitation`,
  purchase: msg`Bought XP`,
  purchase_reversed: msg`XP purchase was reversed`,
  purchase_restored: msg`XP of a reversed purchase were given back`,
  debt_settled: msg`Settled XP of a reversed purchase`,
  gift: msg`Gift from the community team`,
  bot_start: msg`Starting XP`,
  refund: msg`Refund`,
  badge: msg`Bought a badge`,
  post_deletion: msg`Deleted a post`,
  post_undone: msg`Undid a post`,
  promotion: msg`Promoted a post`,
  tts: msg`Generated audio of a post`,
  ai_chat: msg`AI chat`,
  lisa_chat: msg`Chat with Lisa`,
  ai_image: msg`AI image`,
} as const satisfies Record<string, Text>;

export type ReasonCode = keyof typeof reasonTexts;

/** False of one that a newer release wrote. */
export function isReasonCode(code: string): code is ReasonCode {
  return Object.hasOwn(reasonTexts, code);
}

export const reasonCodes = Object.keys(reasonTexts) as [ReasonCode, ...ReasonCode[]];
