/** First path segments of the product's own routes and paths that must never be a username (decision 13). */
const reserved = new Set(
  ("about account accounts admin administrator admins ai-chat api app assets auth badges blocked-users " +
    "blog bot bots chat checkout comments community community-settings contact create-post dev docs " +
    "everyone export favicon.ico followers following forgot-password glimmer hashtag health help here " +
    "home index.html leaderboard legal lisa login logout mail manifest.webmanifest me media members " +
    "messages moderation moderator moderators notifications null official openapi.json post posts " +
    "privacy profile promotion-results rate-limit-status register reset-password return-to-app " +
    "robots.txt root search security settings shop sign-in sign-up signin signup sitemap.xml staff " +
    "static status stripe-test support sw.js system team terms undefined user users verify-email " +
    "websocket welcome www xp-history xp-shop").split(" "),
);

export const usernamePattern = /^[A-Za-z0-9_.]{3,50}$/;

/** True when no member may carry the name, whatever its case. */
export function isReservedUsername(username: string): boolean {
  return reserved.has(username.toLowerCase());
}
