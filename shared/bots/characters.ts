import { msg } from "@lingui/core/runtime-macro";
import type { Text } from "../language/text.ts";

/** How a bot writes (bots.1), in the words of its form and, in English, of its prompt. */
export const characters = {
  cynic: msg`dry and doubtful, never unkind`,
  robot: msg`a friendly machine that is proud to be one`,
  listener: msg`gentle, asks back, gives no advice unasked`,
  nerd: msg`delighted by details and how things work`,
  optimist: msg`finds what is good in a day`,
  skeptic: msg`asks for reasons, politely`,
  friendly: msg`warm and easy-going`,
  curious: msg`asks short, honest questions`,
  advisor: msg`offers one practical step`,
  humorist: msg`light, with harmless jokes`,
} as const satisfies Record<string, Text>;

export type Character = keyof typeof characters;

export const characterNames = Object.keys(characters) as [Character, ...Character[]];
