/** First path segments of routes and files, and names that could pass for the product. */
const reserved = new Set(
  ("about account accounts admin administrator admins ai-chat api app assets auth avatars badges blocked-users " +
    "blog bot bots chat checkout comments community community-settings contact create-post dev docs " +
    "everyone export favicon.ico followers following forgot-password glimmer hashtag health help here " +
    "home icon icon.svg icons index.html leaderboard legal lisa login logout mail manifest.webmanifest me media members " +
    "messages moderation moderator moderators notifications null official openapi.json post posts " +
    "privacy profile promotion-results rate-limit-status register reset-password return-to-app " +
    "robots.txt root search security settings shop sign-in sign-up signin signup sitemap.xml staff " +
    "static status stripe-test support sw.js system team terms undefined user users verify-email " +
    "websocket welcome www xp-history xp-shop").split(" "),
);

/** Whether a username is reserved, regardless of case. */
export function isReservedUsername(username: string): boolean {
  return reserved.has(username.toLowerCase());
}

/** Look-alikes of letters in reserved names. */
const lookalikes: Readonly<Record<string, string>> = {
  a: "4",
  b: "68",
  e: "3",
  g: "9",
  i: "1l",
  l: "1I",
  o: "0",
  s: "5",
  t: "7",
  z: "2",
};
const separators = /[._-]/g;
const reservedWords = [...reserved].map((name) => name.replaceAll(separators, ""));

/** Whether a username is reserved or looks like it: `l1sa`, `adm1n`, `a.dmin`, `adrnin` (auth.11). */
export function looksReserved(username: string): boolean {
  const written = username.replaceAll(separators, "");
  const asRead = written.replaceAll("rn", "m").replaceAll("vv", "w");
  return reservedWords.some((word) => readsLike(written, word) || readsLike(asRead, word));
}

function readsLike(written: string, word: string): boolean {
  return written.length === word.length && [...word].every((letter, at) => {
    const sign = written.charAt(at);
    return sign.toLowerCase() === letter || (lookalikes[letter]?.includes(sign) ?? false);
  });
}
