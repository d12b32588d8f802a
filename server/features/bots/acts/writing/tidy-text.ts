import { splitText } from "#shared/posts/hashtags-mentions-links.ts";
import { cutToLength, cutToWords, fitToLength } from "#shared/shorten-text.ts";

/**
 * A model's text as a bot publishes it: without surrounding quotation marks and links, and with
 * mentions as plain names, so that no one can make a bot alert members or link elsewhere. Cut after
 * a sentence, otherwise after a word. May be empty.
 */
export function tidyText(text: string, maxLength: number): string {
  const plain = withoutLinks(text.replace(/\*\*|__|^#{1,6} /gm, ""))
    .replace(/[^\S\n]{2,}/g, " ")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
    .replace(/^["“](?<inner>[^"“”]*)["”]$/su, "$<inner>")
    .trim();
  return plain.length <= maxLength ? plain : shorten(plain, maxLength);
}

/** Until none is left, since what stands before and after one may be another. */
function withoutLinks(text: string): string {
  const plain = text.replace(/[@＠]+(?=[\w.])/g, "");
  const parts = splitText(plain).filter(({ type }) => type !== "link");
  const rest = parts.map((part) => part.text).join("");
  if (rest !== text) return withoutLinks(rest);
  // An address that is none, since a shorter one that is cut from it might be.
  return rest.replace(/(?:https?:\/\/|(?<![\p{Script=Latin}\p{Nd}])www\.)\S*/giu, "");
}

function shorten(text: string, maxLength: number): string {
  const fits = cutToLength(text, maxLength);
  const sentences = /^.*[.!?…](?=\s|$)/su.exec(fits)?.[0] ?? "";
  if (sentences.length >= maxLength / 2) return sentences;
  return fitToLength(text, maxLength, cutToWords);
}
