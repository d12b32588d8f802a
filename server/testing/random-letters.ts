import { randomInt } from "node:crypto";

/** No vowels, and no digits that look like them. */
const letters = "bdhjmpqrvwxz";

/**
 * Letters for a unique name or word. Random ones never spell what moderation refuses; hexadecimal
 * digits spell slurs (`F49`).
 */
export function randomLetters(count = 10): string {
  return Array.from({ length: count }, () => letters[randomInt(letters.length)]).join("");
}
