import type { MessageDescriptor } from "@lingui/core";
import type { Text } from "./text.ts";

/** More would be fields that a caller names. */
const mostRemembered = 5_000;

const remembered = new Map<string, Text>();

/**
 * Returns a text as zod's schemas take it: in English on the server, where `findFieldText` finds
 * the text again, and in the page's language in a page. It may have values, and no plurals.
 */
export function fieldText(text: MessageDescriptor): string {
  const written = writePlainly(text);
  if (remembered.size < mostRemembered) remembered.set(written, text);
  return written;
}

/** Returns the text that `fieldText` wrote in English; undefined for others. */
export function findFieldText(written: string): Text | undefined {
  return remembered.get(written);
}

/** A page's build has compiled the message already. */
function writePlainly({ message, values = {} }: MessageDescriptor): string {
  const tokens = message as string | readonly (string | readonly [name: string])[] | undefined;
  if (typeof tokens !== "object") {
    return (tokens ?? "").replaceAll("''", "'").replaceAll(/\{(\w+)\}/g, (_, name) => String(values[name]));
  }
  return tokens.map((token) => typeof token === "string" ? token : String(values[token[0]])).join("");
}
