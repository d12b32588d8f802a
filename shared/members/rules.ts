/** First path segments of the product's own routes and paths that must never be a username (decision 13). */
const reserved = new Set(
  ("about account admin administrator ai-chat api app assets auth blocked-users bots chat checkout community-settings " +
    "create-post dev docs export favicon.ico forgot-password glimmer hashtag health help home leaderboard lisa login logout " +
    "manifest.webmanifest me media messages moderation moderator notifications null post posts privacy profile " +
    "promotion-results rate-limit-status register reset-password return-to-app robots.txt root search security settings shop " +
    "sign-in sign-up signin signup static stripe-test support system terms undefined user users verify-email websocket " +
    "xp-history xp-shop").split(" "),
);

export const usernamePattern = /^[A-Za-z0-9_.]{3,50}$/;

/** True when no member may carry the name, whatever its case. */
export function isReservedUsername(username: string): boolean {
  return reserved.has(username.toLowerCase());
}
