import { splitText } from "#shared/posts/hashtags-mentions-links.ts";
import { homoglyphs } from "#shared/homoglyphs.ts";

/** A text or a site that several accounts have in common. */
export interface Shared {
  /** The same for all texts that share it. */
  readonly key: string;
  readonly kind: "text" | "site";
  /** As moderators read it. */
  readonly words: string;
}

/** Shorter texts, as greetings, are written alike by chance. */
const leastLetters = 20;
/** Scripts of which a character says about as much as two letters. */
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const longestShown = 200;

/**
 * What a post or comment has in common with others of its wave (cases.6): its words, whatever their
 * case, spaces, punctuation, numbers, names, links and letters that only look alike; and the sites
 * that it links. `ownHost`: links to the product itself do not count.
 */
export function whatTextShares(content: string, ownHost: string): Shared[] {
  const parts = splitText(content);
  const words = parts.filter(({ type }) => type === "text" || type === "hashtag").map(({ text }) => text)
    .join(" ");
  const letters = lettersOf(words);
  const shared: Shared[] = [];
  if (weightOf(letters) >= leastLetters) {
    const shown = content.replaceAll(/\s+/g, " ").trim();
    shared.push({ key: `text ${letters}`, kind: "text", words: [...shown].slice(0, longestShown).join("") });
  }
  const sites = new Set(parts.flatMap((part) => part.type === "link" ? [siteOf(new URL(part.url))] : []));
  sites.delete(siteOf(new URL(`https://${ownHost}`)));
  for (const site of sites) shared.push({ key: `site ${site}`, kind: "site", words: site });
  return shared;
}

function lettersOf(words: string): string {
  const plain = words.normalize("NFKD").toLowerCase().replaceAll(/[^\p{L}]/gu, "");
  return [...plain].map((letter) => homoglyphs[letter] ?? letter).join("");
}

function weightOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum + (dense.test(letter) ? 2 : 1), 0);
}

/** The name that somebody bought, since spam comes from many names below it. */
function siteOf({ hostname }: URL): string {
  const labels = hostname.toLowerCase().split(".");
  // As in co.uk, com.br and org.au.
  const isBelowShort = labels.length > 2 && (labels.at(-1) ?? "").length === 2 &&
    (labels.at(-2) ?? "").length <= 3;
  return labels.slice(isBelowShort ? -3 : -2).join(".");
}
