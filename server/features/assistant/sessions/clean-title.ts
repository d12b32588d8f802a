import { cutToWords } from "#shared/shorten-text.ts";

/** UTF-16 units. */
const titleMaxLength = 60;

/** A label that models often put before the title. */
const label = /^(chat )?(title|name)\s*:\s*/i;
const quotes = /["“”„«»‹›`]|^['‘’]|['‘’]$/g;
/** Reasoning whose opening mark was swallowed; `</think>` in backticks is text about the mark. */
const swallowedThought = /^[^]*<\/think(?:ing)?\s*>(?!`)/i;

/**
 * A chat's title from a model's answer: its first line with words, without Markdown and quotes, cut
 * between words. Empty when nothing is left.
 */
export function cleanTitle(said: string): string {
  const lines = said.replace(swallowedThought, "").split(/[\r\n\u2028\u2029]+/);
  const line = lines.map(removeMarkdown).find((one) => /[\p{L}\p{N}]/u.test(one)) ?? "";
  return cutToTitleLength(line).replace(/[\s.,;:–—-]+$/u, "");
}

/** One line of Markdown as plain text. */
function removeMarkdown(line: string): string {
  return line
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/<[^>]*>/g, "")
    .replace(/^[\s>#*+|-]+(?=\S)|^\s*\d+[.)]\s+/, "")
    .replace(/\*\*|__|~~|[*|#]|(?<!\w)_|_(?!\w)/g, "")
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .replace(label, "")
    .replace(quotes, "")
    .replace(/\s+/g, " ")
    .trim();
}

function cutToTitleLength(line: string): string {
  return cutToWords(line, titleMaxLength);
}
