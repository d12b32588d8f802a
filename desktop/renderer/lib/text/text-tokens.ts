import { splitText, type TextPart } from "#shared/posts/hashtags-mentions-links.ts";
import { linkAddress } from "#shared/posts/link-in-text.ts";
import { cutToLength } from "#shared/shorten-text.ts";

export type TextToken =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "hashtag"; readonly text: string; readonly tag: string }
  | { readonly kind: "mention"; readonly text: string; readonly username: string }
  | LinkToken;

/** `rest` is what was cut off the shown text, which then ends with an ellipsis. */
export interface LinkToken {
  readonly kind: "link";
  readonly text: string;
  readonly href: string;
  readonly rest?: string;
}

/** Longer addresses are shortened; the tooltip has the whole address. */
const mostShown = 40;

/**
 * A text as plain parts, web addresses, hashtags and mentions (posts.3), with how links are shown.
 * Only web addresses link out, by https unless they name a port. `members` are the usernames of the
 * text that exist; without them the longest names count.
 */
export function tokenizeText(text: string, members?: readonly string[] | null): TextToken[] {
  return splitText(text, { members }).map(tokenOf);
}

function tokenOf(part: TextPart): TextToken {
  if (part.type === "hashtag") return { kind: "hashtag", text: part.text, tag: part.tag };
  if (part.type === "mention") return { kind: "mention", text: part.text, username: part.username };
  return part.type === "link" ? linkToken(part.text, new URL(part.url)) : { kind: "text", text: part.text };
}

/** The link of a web address typed into its own field; null when it is invalid. */
export function parseWebsiteLink(written: string): LinkToken | null {
  const trimmed = written.trim();
  const address = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  const url = linkAddress(address);
  return url && linkToken(address, url);
}

function linkToken(written: string, url: URL): LinkToken {
  const opened = new URL(url);
  // A server at a port of its own serves one scheme alone.
  if (url.port === "") opened.protocol = "https:";
  return { kind: "link", ...shownAddress(written, opened), href: opened.href };
}

/**
 * Drops the scheme, and shows a host in other scripts in ASCII, so that look-alike
 * letters are visible.
 */
function shownAddress(written: string, url: URL): Pick<LinkToken, "text" | "rest"> {
  const bare = written.replace(/^https?:\/\//i, "");
  const isPlain = bare.toLowerCase().startsWith(url.hostname);
  const whole = isPlain ? bare : url.href.slice(`${url.protocol}//`.length);
  if (whole.endsWith("/") && whole.indexOf("/") === whole.length - 1) return { text: whole.slice(0, -1) };
  // The host is never cut: it says where the link goes.
  const most = Math.max(mostShown, url.hostname.length + 1);
  if (whole.length <= most) return { text: whole };
  const shown = cutToLength(whole, most);
  return { text: `${shown}…`, rest: whole.slice(shown.length) };
}
