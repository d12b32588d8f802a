import { splitText } from "#shared/posts/hashtags-mentions-links.ts";
import { splitSpoilers, spoilerMark } from "#shared/posts/spoilers.ts";

type Translate = (part: string) => Promise<string>;

/**
 * Translates a text line by line, so that its lines stay, and keeps its links: addresses, hashtags
 * and mentions. Where the translator changes one of them, the words between are translated apart.
 * So is what its author hid: a translator may drop the marks, and would show it.
 */
export async function translateText(text: string, translate: Translate): Promise<string> {
  const parts: string[] = [];
  for (const part of splitSpoilers(text)) {
    const translated = await translateLines(part.text, translate);
    parts.push(part.isSpoiler ? spoilerMark + translated + spoilerMark : translated);
  }
  return parts.join("");
}

async function translateLines(text: string, translate: Translate): Promise<string> {
  const lines: string[] = [];
  for (const line of text.split("\n")) lines.push(await translateLine(line, translate));
  return lines.join("\n");
}

async function translateLine(line: string, translate: Translate): Promise<string> {
  const parts = splitText(line);
  if (!parts.some(isProse)) return line;
  const whole = await translateInside(line, translate);
  if (linksOf(line).every((link) => linksOf(whole).includes(link))) return whole;
  const translated: string[] = [];
  for (const part of parts) {
    translated.push(isProse(part) ? await translateInside(part.text, translate) : part.text);
  }
  return translated.join("");
}

type Part = ReturnType<typeof splitText>[number];

function linksOf(line: string): readonly string[] {
  return splitText(line).filter(({ type }) => type !== "text").map(({ text }) => text);
}

function isProse({ type, text }: Part): boolean {
  return type === "text" && /\p{L}/u.test(text);
}

/** Translators drop the spaces at the ends. */
async function translateInside(text: string, translate: Translate): Promise<string> {
  const words = text.trim();
  const [before = "", after = ""] = text.split(words);
  return before + await translate(words) + after;
}
