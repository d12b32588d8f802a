/**
 * Every reason code of an XP transaction with its text (xp.7). Never remove one: old
 * entries keep their code.
 */
export const reasonTexts = {
  post: "Wrote a post",
  comment: "Wrote a comment",
  like: "Liked a post",
  bookmark: "Bookmarked a post",
  share: "Shared a post",
  comment_like: "Liked a comment",
  repost: "Reposted a post",
  repost_received: "Your post was reposted",
  repost_withdrawn: "Withdrew a repost",
  crown_bonus: "Gold Crown bonus",
  streak: "Daily streak",
  referral: "A friend you invited joined",
  referral_received: "Joined through an invitation",
  purchase: "Bought XP",
  purchase_reversed: "XP purchase was reversed",
  purchase_restored: "XP of a reversed purchase were given back",
  debt_settled: "Settled XP of a reversed purchase",
  gift: "Gift from the community team",
  bot_start: "Starting XP",
  refund: "Refund",
  badge: "Bought a badge",
  post_deletion: "Deleted a post",
  promotion: "Promoted a post",
  tts: "Generated audio of a post",
  ai_chat: "AI chat",
  lisa_chat: "Chat with Lisa",
  ai_image: "AI image",
} as const satisfies Record<string, string>;

export type ReasonCode = keyof typeof reasonTexts;

export const reasonCodes = Object.keys(reasonTexts) as [ReasonCode, ...ReasonCode[]];
