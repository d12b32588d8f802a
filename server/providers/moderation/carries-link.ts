import { splitText } from "#shared/posts/hashtags-mentions-links.ts";

/** Whether a text leads elsewhere or to somebody: what spam does. */
export function carriesLink(text: string): boolean {
  // "EVIL。com": browsers read these as full stops.
  const plain = text.normalize("NFKC").replace(/[。｡]/gu, ".");
  return address.test(plain) || shortAddress.test(plain) || phoneNumber.test(plain) ||
    splitText(text).some(({ type }) => type === "link" || type === "mention");
}

// A match begins only at the start of a run of letters, digits and hyphens, so that a text without
// addresses takes linear time.

/** "example.de", "me@example.com": a name with an ending of letters that is not a file's. */
const address =
  /(?<![\p{L}\p{M}\p{N}_-])[\p{L}\p{M}\p{N}_-]{2,}\.(?!(?:jpe?g|png|gif|webp|pdf|docx?|xlsx?|txt|mp[34]|js)(?![\p{L}\p{N}]))(?:[a-z]{2,24}|xn--[a-z\d-]{2,59}|рф|укр|бел|бг|мкд|срб|қаз|ไทย|中国|中國|한국)(?![\p{L}\p{M}\p{N}])/iu;

/** "t.me/name": names of one letter need a known ending or a path, unlike abbreviations. */
const shortAddress =
  /(?<![\p{L}\p{M}\p{N}_-])[\p{L}\p{N}]\.(?:[a-z]{2,24}\/|(?:co|com|me|ly|gg|cc)(?![\p{L}\p{M}\p{N}]))/iu;

/** Nine digits or more, but no dates. */
const phoneNumber =
  /(?<![\p{Nd}.,])(?!(?:19|20)\p{Nd}{2}[-./ ]|\p{Nd}{1,2}[-./ ]\p{Nd}{1,2}[-./ ](?:19|20)\p{Nd}{2})(?:\+\p{Nd}{1,3}|0|\p{Nd}{2})(?:[ ().-]{0,3}\p{Nd}){7,14}(?!\p{Nd})/u;
