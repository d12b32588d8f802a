import { randomInt } from "node:crypto";

/** No vowels, and no digits that stand for them. */
const letters = "bdhjmpqrvwxz";

/**
 * Letters for a name or a word that nothing else has. Chance never spells with them what moderation refuses; hexadecimal
 * digits spell slurs (`F49`).
 */
export function randomLetters(count = 10): string {
  return Array.from({ length: count }, () => letters[randomInt(letters.length)]).join("");
}
