import process from "node:process";

/** English that is longer and accented: tests see by it what is no message, and what has room. */
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

/**
 * Whether GLIMMER_MIRRORED asks for pages from right to left, whatever their language: so a test of
 * layout that knows English, or a person who reads it, sees them as readers of Arabic do.
 */
export function isMirrored(): boolean {
  return process.env["GLIMMER_MIRRORED"] === "1";
}
