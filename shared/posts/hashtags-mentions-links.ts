import { endOfLink, linkAddress, mayBeginLink } from "./link-in-text.ts";
import { nameAt, type WrittenName } from "./mention-in-text.ts";
import { getCharAt, getCharBefore, isDigit, isLetter, joinsLetters } from "./word-characters.ts";

/** A piece of a text: plain, or a link (posts.3). `text` is the piece as written. */
export type TextPart =
  | { readonly type: "text"; readonly text: string }
  /** `tag` is folded: two spellings of one hashtag have one tag. */
  | { readonly type: "hashtag"; readonly text: string; readonly tag: string }
  | { readonly type: "mention"; readonly text: string; readonly username: string }
  | { readonly type: "link"; readonly text: string; readonly url: string };

interface KnownNames {
  /**
   * The usernames that exist of those in the text, in any case: all others stay plain. Without it
   * the longest name counts.
   */
  readonly members?: readonly string[] | null | undefined;
}

/** A place where a part may begin: null when none does, up to the end of what was read. */
interface ReadPart {
  readonly part: TextPart | null;
  readonly end: number;
}

const hashtagLength = 50;
const beginnings = /https?:\/\/|www\.|[#＃@＠]/gi;
const digitsOnly = /^\p{Nd}+$/u;

/**
 * Splits a text; the joined pieces are the text. A URL wins over a hashtag or mention inside it.
 * Takes linear time.
 */
export function splitText(content: string, { members }: KnownNames = {}): TextPart[] {
  const known = members && new Set(members.map((name) => name.toLowerCase()));
  return split(content, ({ names, mayBeDomain }) => {
    if (known) return names.find((name) => known.has(name.toLowerCase()));
    return mayBeDomain ? undefined : names[0];
  });
}

type ChooseName = (written: WrittenName) => string | undefined;

function split(content: string, choose: ChooseName): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  let at = 0;
  for (let found = nextBeginning(content, at); found; found = nextBeginning(content, at)) {
    const { part, end } = readPart(content, found.index, choose);
    at = end;
    if (!part) continue;
    if (found.index > from) parts.push({ type: "text", text: content.slice(from, found.index) });
    parts.push(part);
    at = from = found.index + part.text.length;
  }
  if (from < content.length) parts.push({ type: "text", text: content.slice(from) });
  return parts;
}

function nextBeginning(content: string, at: number): RegExpExecArray | null {
  beginnings.lastIndex = at;
  return beginnings.exec(content);
}

function readPart(content: string, at: number, choose: ChooseName): ReadPart {
  const sign = content.charAt(at);
  if (sign === "#" || sign === "＃") return readHashtag(content, at);
  if (sign === "@" || sign === "＠") {
    const written = nameAt(content, at);
    const username = choose(written);
    const part = username ? { type: "mention", text: sign + username, username } as const : null;
    return { part, end: written.end };
  }
  if (!mayBeginLink(content, at)) return { part: null, end: at + 1 };
  const end = endOfLink(content, at);
  const text = content.slice(at, end);
  const url = linkAddress(text)?.href;
  return { part: url ? { type: "link", text, url } : null, end: Math.max(end, at + 1) };
}

function readHashtag(content: string, at: number): ReadPart {
  if (!mayBeginHashtag(content, at)) return { part: null, end: at + 1 };
  const end = endOfTag(content, at + 1);
  const tag = content.slice(at + 1, end);
  const part = { type: "hashtag", text: content.slice(at, end), tag: foldHashtag(tag) } as const;
  return { part: isHashtag(tag) ? part : null, end };
}

/** Whether the sign at a place stands at the beginning of a word. */
export function mayBeginHashtag(content: string, sign: number): boolean {
  const before = getCharBefore(content, sign);
  return !isInTag(before) && !/[&#＃@＠/]/.test(before);
}

function isInTag(char: string): boolean {
  return char === "_" || isLetter(char) || isDigit(char);
}

/** Joiners and middle dots belong to a tag between letters: `#نرم‌افزار`, `#ハリー・ポッター`. */
function endOfTag(text: string, start: number): number {
  // A mark would belong to the sign, as that of a keycap does.
  if (/^\p{M}/u.test(getCharAt(text, start))) return start;
  let at = start;
  let before = "";
  for (let char = getCharAt(text, at); char !== ""; char = getCharAt(text, at)) {
    if (!isInTag(char) && !joinsLetters(before, char, getCharAt(text, at + char.length))) break;
    at += char.length;
    before = char;
  }
  return at;
}

/** Whether a word, without its `#`, is a hashtag (posts.3). */
export function isHashtag(word: string): boolean {
  return word !== "" && word.length <= 2 * hashtagLength && endOfTag(word, 0) === word.length &&
    [...word].length <= hashtagLength && !digitsOnly.test(word);
}

/** The form in which a hashtag is stored and compared. */
export function foldHashtag(tag: string): string {
  return tag.normalize("NFC").toLowerCase();
}

/** The hashtags of a text, folded, each once. */
export function findHashtags(content: string): string[] {
  return distinct(splitText(content).flatMap((part) => part.type === "hashtag" ? [part.tag] : []));
}

/**
 * The usernames a text mentions, lower-cased, each once: of `members`, or without them the longest,
 * which may not exist.
 */
export function findMentions(content: string, known: KnownNames = {}): string[] {
  return distinct(
    splitText(content, known).flatMap((part) => part.type === "mention" ? [part.username.toLowerCase()] : []),
  );
}

/**
 * Returns the possible meanings of a text's mentions, each once: usernames in lower case, longest
 * first, separated by spaces. The first that exists is the one.
 */
export function findPossibleMentions(content: string): string[] {
  const possible: string[] = [];
  split(content, ({ names }) => {
    if (names.length > 0) possible.push(names.join(" ").toLowerCase());
    return names[0];
  });
  return distinct(possible);
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)];
}
