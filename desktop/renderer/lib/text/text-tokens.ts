import { splitText } from "#shared/posts/hashtags-mentions-links.ts";

export type TextToken =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "hashtag"; readonly text: string; readonly tag: string }
  | { readonly kind: "mention"; readonly text: string; readonly username: string }
  | { readonly kind: "link"; readonly text: string; readonly href: string };

/**
 * A link starts outside a word and ends at spaces, quotes, invisible and
 * direction-changing characters.
 */
const candidates = /(?<![\p{L}\p{N}_/@.-])(?:https?:\/\/|www\.)[^\s<>"\p{Cc}\p{Cf}\u2028\u2029]{1,2000}/giu;
const trailing = new Set(".,;:!?'’”»…*_~|。、，．！？：；」』）】》");
/** Longer addresses are shortened; the tooltip has the whole address. */
const mostShown = 40;
const pairs: Record<string, string> = { ")": "(", "]": "[", "}": "{" };

/**
 * Splits text into plain parts, web addresses, hashtags and mentions (posts.3). Only web addresses
 * link out, always by https. Linear in the text's length.
 */
export function tokenizeText(text: string): TextToken[] {
  const tokens: TextToken[] = [];
  let from = 0;
  for (const match of text.matchAll(candidates)) {
    const written = trimPunctuation(match[0]);
    const link = linkOf(written);
    if (!link) continue;
    tokens.push(...tokenizeWords(text.slice(from, match.index)), link);
    from = match.index + written.length;
  }
  tokens.push(...tokenizeWords(text.slice(from)));
  return tokens;
}

/** Hashtags and mentions between the links. Text that only looks like an address stays plain. */
function tokenizeWords(text: string): TextToken[] {
  const tokens: TextToken[] = [];
  let plain = "";
  for (const part of splitText(text)) {
    if (part.type === "text" || part.type === "link") {
      plain += part.text;
      continue;
    }
    if (plain) tokens.push({ kind: "text", text: plain });
    plain = "";
    tokens.push(
      part.type === "hashtag"
        ? { kind: "hashtag", text: part.text, tag: part.tag }
        : { kind: "mention", text: part.text, username: part.username },
    );
  }
  if (plain) tokens.push({ kind: "text", text: plain });
  return tokens;
}

/** The link of a web address typed into its own field; null when it is invalid. */
export function websiteLink(written: string): TextToken & { kind: "link" } | null {
  const trimmed = written.trim();
  return linkOf(/^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`);
}

function linkOf(written: string): TextToken & { kind: "link" } | null {
  const address = /^www\./i.test(written) ? `https://${written}` : written.replace(/^http:/i, "https:");
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  // A user part before an @ misleads, as in `https://bank.example@evil.example`.
  if (url.protocol !== "https:" || url.username || url.password || !isPublicName(url.hostname)) return null;
  return { kind: "link", href: url.href, text: shownAddress(written, url) };
}

function isPublicName(hostname: string): boolean {
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(hostname);
}

/**
 * Drops the scheme, and shows a host in other scripts in ASCII, so that look-alike
 * letters are visible.
 */
function shownAddress(written: string, url: URL): string {
  const bare = written.replace(/^https?:\/\//i, "");
  const isPlain = bare.toLowerCase().startsWith(url.hostname);
  const shown = isPlain ? bare : url.href.slice("https://".length);
  if (shown.endsWith("/") && shown.indexOf("/") === shown.length - 1) return shown.slice(0, -1);
  // The host is never cut: it says where the link goes.
  const most = Math.max(mostShown, url.hostname.length + 1);
  return shown.length > most ? `${shown.slice(0, most).replace(/[\uD800-\uDBFF]$/, "")}…` : shown;
}

/** Drops the punctuation after a link; keeps a closing bracket that the link itself opened. */
function trimPunctuation(written: string): string {
  const depth = new Map<string, number>();
  const addDepth = (char: string, change: number) => depth.set(char, (depth.get(char) ?? 0) + change);
  for (const char of written) addDepth(pairs[char] ?? char, pairs[char] ? -1 : 1);
  let end = written.length;
  for (; end > 0; end--) {
    const char = written.charAt(end - 1);
    const opener = pairs[char];
    if (opener && (depth.get(opener) ?? 0) < 0) addDepth(opener, 1);
    else if (!trailing.has(char)) break;
  }
  return written.slice(0, end);
}
