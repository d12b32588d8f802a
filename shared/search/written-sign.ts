type Sign = "#" | "@";

/** Some keyboards write them in full width. */
const signs: Readonly<Record<string, Sign>> = { "#": "#", "＃": "#", "@": "@", "＠": "@" };

/** The sign that what somebody looks for begins with. */
export function signOf(typed: string): Sign | null {
  return signs[typed.charAt(0)] ?? null;
}

/** Returns what somebody looks for, without this sign at its beginning. */
export function stripSign(sign: Sign, typed: string): string {
  return signOf(typed) === sign ? typed.slice(1) : typed;
}

/** The hashtag behind the signs, up to a space or the next one; blank when there is none. */
export function findFirstHashtag(typed: string): string {
  return /^[#＃]+([^\s#＃]*)/u.exec(typed)?.[1] ?? "";
}

/** Whether this is one word without a sign. */
export function isOneWord(typed: string): boolean {
  return !/[\s#＃@＠]/u.test(typed);
}
