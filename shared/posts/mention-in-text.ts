import { usernamePattern } from "../members/username-pattern.ts";
import { getCharAt, getCharBefore, isDigit, isJoiner, isLatin, isLetter } from "./word-characters.ts";

/** The text behind an `@`: the names it may mean, longest first, and where it ends. */
export interface WrittenName {
  readonly names: readonly string[];
  /** It counts only when a member has it: it may be the domain of an address in another script. */
  readonly mayBeDomain: boolean;
  readonly end: number;
}

const run = /[\w.]+/y;
/** No username is as long. */
const mostRead = 60;

/**
 * The name behind the sign at a place. Several when it has dots, each of which may belong to the
 * name or end the sentence; none in an email address. Never a shorter name than was written:
 * `@andré` and `@jean-pierre` are none, as usernames have ASCII letters only. Another script ends
 * the name: `@adaさん`.
 */
export function nameAt(text: string, sign: number): WrittenName {
  run.lastIndex = sign + 1;
  const written = run.exec(text)?.[0] ?? "";
  const end = sign + 1 + written.length;
  const name = /^\w+(?:\.\w+)*/.exec(written.slice(0, mostRead))?.[0] ?? "";
  const parts = name.split(".");
  // The sign behind it is that of an email address, unless a sentence ends between.
  const isAddress = /[@＠]/.test(text.charAt(end)) && !written.endsWith(".");
  if (isAddress || !mayBeginMention(text, sign)) return { names: [], mayBeDomain: false, end };
  const unread = written.slice(name.length);
  if (unread.length <= 1 && goesOnInLatin(text, end)) {
    // A word that is no part of a username. It begins a sentence, unless it is in lower case.
    const word = unread === "" ? parts.pop() : getCharAt(text, end);
    if (/^\p{Ll}/u.test(word ?? "")) parts.length = 0;
  }
  const names = parts.map((_, at) => parts.slice(0, at + 1).join("."))
    .filter((one) => usernamePattern.test(one)).reverse();
  const mayBeDomain = parts.length > 1 && isLetter(getCharBefore(text, sign));
  return { names: mayBeDomain ? names.slice(0, 1) : names, mayBeDomain, end };
}

/**
 * Whether the sign at a place is not that of an email address or a path. Languages without spaces
 * write a name right behind a word.
 */
export function mayBeginMention(text: string, sign: number): boolean {
  const before = getCharBefore(text, sign);
  return !isLatin(before) && !isDigit(before) && !/[_＿@＠/]/.test(before);
}

function goesOnInLatin(text: string, end: number): boolean {
  let at = end;
  while (isJoiner(text.charAt(at))) at++;
  if (/[-\u2010\u2011]/.test(text.charAt(at))) return isLatin(getCharAt(text, at + 1));
  const next = getCharAt(text, at);
  return isLatin(next) || isDigit(next) || next === "＿";
}
