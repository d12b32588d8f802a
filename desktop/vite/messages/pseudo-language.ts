/** English that is longer and accented, by which tests see what is no message. */
export const pseudoLanguage = "en-XA";

const accented: Readonly<Record<string, string>> = {
  a: "áà",
  e: "éè",
  i: "íì",
  o: "óò",
  u: "úù",
  A: "Áà",
  E: "Éè",
  I: "Íì",
  O: "Óò",
  U: "Úù",
  c: "ć",
  n: "ń",
  s: "š",
  r: "ŕ",
  z: "ž",
  C: "Ć",
  N: "Ń",
  S: "Š",
  R: "Ŕ",
};

/** Returns the words of a message, a third longer; its elements (`<0>`) stay. */
export function accent(text: string): string {
  return text.replaceAll(/<\/?\d+\/?>|[a-zA-Z]/g, (part) => accented[part] ?? part);
}
