import { usernamePattern } from "../members/username-pattern.ts";

/** A piece of a text: plain, or a link (posts.3). `text` is the piece as written. */
type TextPart =
  | { readonly type: "text"; readonly text: string }
  /** `tag` is folded: two spellings of one hashtag have one tag. */
  | { readonly type: "hashtag"; readonly text: string; readonly tag: string }
  | { readonly type: "mention"; readonly text: string; readonly username: string }
  | { readonly type: "link"; readonly text: string; readonly url: string };

const hashtagLength = 50;

// Combining marks belong to the letters: many scripts write vowels as marks.
const tagPattern = new RegExp(`^[\\p{L}\\p{M}\\p{Nd}_]{1,${hashtagLength}}$`, "u");
const digitsOnly = /^\p{Nd}+$/u;

// Punctuation that belongs to the sentence, so that a link does not end with it.
const linkEnd = /[.,:;!?'"’”»…)\]}*]+$/u;
const special = new RegExp(
  [
    '(?<link>https?://[^\\s<>"]+)',
    "(?<![\\p{L}\\p{M}\\p{Nd}_&#@/])#(?<tag>[\\p{L}\\p{M}\\p{Nd}_]+)",
    // Dots at the end belong to the sentence.
    "(?<![\\w.@/])@(?<name>\\w+(?:\\.\\w+)*)(?![\\w.]*@)",
  ].join("|"),
  "giu",
);

/**
 * Splits a text; the joined pieces are the text. A URL wins over a hashtag or mention inside it.
 */
export function splitText(content: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of content.matchAll(special)) {
    const part = parsePart(match.groups ?? {});
    if (!part) continue;
    if (match.index > end) parts.push({ type: "text", text: content.slice(end, match.index) });
    parts.push(part);
    end = match.index + part.text.length;
  }
  if (end < content.length) parts.push({ type: "text", text: content.slice(end) });
  return parts;
}

function parsePart({ link, tag, name }: Record<string, string | undefined>): TextPart | null {
  if (link) return parseLink(link);
  if (tag) return isHashtag(tag) ? { type: "hashtag", text: `#${tag}`, tag: foldHashtag(tag) } : null;
  return name && usernamePattern.test(name) ? { type: "mention", text: `@${name}`, username: name } : null;
}

/** Only http and https, and only valid addresses. */
function parseLink(written: string): TextPart | null {
  const ending = linkEnd.exec(written)?.[0] ?? "";
  let text = written.slice(0, written.length - ending.length);
  // A closing bracket stays when the address opened it.
  if (ending.startsWith(")") && text.includes("(") && !text.includes(")")) text += ")";
  return URL.canParse(text) ? { type: "link", text, url: new URL(text).href } : null;
}

/** Whether a word, without its `#`, is a hashtag (posts.3). */
export function isHashtag(word: string): boolean {
  return tagPattern.test(word) && !digitsOnly.test(word);
}

/** The form in which a hashtag is stored and compared. */
export function foldHashtag(tag: string): string {
  return tag.normalize("NFC").toLowerCase();
}

/** The hashtags of a text, folded, each once. */
export function hashtagsIn(content: string): string[] {
  return distinct(splitText(content).flatMap((part) => part.type === "hashtag" ? [part.tag] : []));
}

/** The usernames a text mentions, lower-cased, each once; they may not exist. */
export function mentionsIn(content: string): string[] {
  return distinct(
    splitText(content).flatMap((part) => part.type === "mention" ? [part.username.toLowerCase()] : []),
  );
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)];
}
