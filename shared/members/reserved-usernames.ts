/** First path segments of routes and files, and names that could pass for the product. */
export const reservedUsernames: ReadonlySet<string> = new Set(
  ("about account accounts admin administrator admins ai-chat api app assets auth avatars badges blocked-users " +
    "blog bot bots chat checkout comments community community-settings contact create-post decisions dev docs drafts " +
    "everyone export favicon.ico followers following forgot-password glimmer hashtag health help here " +
    "home icon icon.svg icons index.html leaderboard legal lisa login logout mail manifest.webmanifest me media members " +
    "messages moderation moderator moderators notifications null official openapi.json post posts " +
    "privacy profile promotion-results rate-limit-status register report reset-password return-to-app " +
    "robots.txt root rules search security settings shop sign-in sign-up signin signup sitemap.xml staff " +
    "static status stripe-test support sw.js system team terms transparency undefined user users verify-email " +
    "websocket welcome www xp-history xp-shop").split(" "),
);

/** Reserved since members could have them, who are renamed (members.16). */
export const lateReservedUsernames = [
  "moderation",
  "rules",
  "decisions",
  "report",
  "transparency",
  "drafts",
] as const;

/** Whether a username is reserved, regardless of case. */
export function isReservedUsername(username: string): boolean {
  return reservedUsernames.has(username.toLowerCase());
}
