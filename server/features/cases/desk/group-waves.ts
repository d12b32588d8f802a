import { splitText } from "#shared/posts/hashtags-mentions-links.ts";
import { homoglyphs } from "#shared/homoglyphs.ts";

/** A post or comment of the last hour. */
export interface Written {
  readonly kind: "post" | "comment";
  readonly id: string;
  readonly authorId: string;
  readonly content: string;
  readonly isYoung: boolean;
  /** In ISO form. */
  readonly createdAt: string;
}

/** A text that young accounts share, with all they wrote of it. */
export interface Wave {
  readonly shared: Shared;
  /** The latest first. */
  readonly contents: readonly Written[];
  readonly accounts: number;
}

interface Rule {
  /** So many young accounts make a wave. */
  readonly accounts: number;
  /** Without its port. */
  readonly ownHost: string;
  /** Waves that are open: one more text is enough for these. */
  readonly isOpen: (key: string) => boolean;
}

/**
 * The waves among texts, which are given the latest first (cases.6). What half as many older
 * accounts write or link too is no wave, but news, a greeting or a well-known site.
 */
export function groupWaves(written: readonly Written[], { accounts, ownHost, isOpen }: Rule): Wave[] {
  const groups = new Map<string, { readonly shared: Shared; readonly contents: Written[] }>();
  for (const one of written.filter(({ isYoung }) => isYoung)) {
    for (const shared of whatTextShares(one.content, ownHost)) {
      const group = groups.get(shared.key) ?? { shared, contents: [] };
      group.contents.push(one);
      groups.set(shared.key, group);
    }
  }
  const waves = [...groups.values()]
    .map((group) => ({ ...group, accounts: countAuthors(group.contents) }))
    .filter((wave) => wave.accounts >= accounts || isOpen(wave.shared.key));
  if (waves.length === 0) return [];
  const others = countOlder(written, new Set(waves.map(({ shared }) => shared.key)), ownHost);
  const isWave = ({ shared, accounts: young }: Wave) =>
    isOpen(shared.key) || young >= accounts && (others.get(shared.key)?.size ?? 0) * 2 < young;
  return eachTextOnce(waves, isOpen).filter(isWave);
}

/** The older accounts that share it, by key. */
function countOlder(written: readonly Written[], keys: ReadonlySet<string>, ownHost: string) {
  const authors = new Map<string, Set<string>>();
  for (const { isYoung, content, authorId } of written) {
    if (isYoung) continue;
    for (const { key } of whatTextShares(content, ownHost)) {
      if (!keys.has(key)) continue;
      authors.set(key, (authors.get(key) ?? new Set()).add(authorId));
    }
  }
  return authors;
}

/** A text that links a site belongs to one wave: one that is open, else the largest. */
function eachTextOnce(waves: readonly Wave[], isOpen: Rule["isOpen"]): Wave[] {
  const taken = new Set<string>();
  const inOrder = waves.toSorted((a, b) =>
    Number(isOpen(b.shared.key)) - Number(isOpen(a.shared.key)) || b.accounts - a.accounts ||
    Number(b.shared.kind === "site") - Number(a.shared.kind === "site")
  );
  return inOrder.map((wave) => {
    const contents = wave.contents.filter(({ id }) => !taken.has(id));
    for (const { id } of contents) taken.add(id);
    return { ...wave, contents, accounts: countAuthors(contents) };
  }).filter(({ contents }) => contents.length > 0);
}

function countAuthors(contents: readonly Written[]): number {
  return new Set(contents.map(({ authorId }) => authorId)).size;
}

/** A text or a site that several accounts have in common. */
interface Shared {
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
 * Returns what a post or comment shares with others of its wave (cases.6): its words, whatever
 * their case, spaces, punctuation, numbers, names, links and letters that only look alike; and the
 * sites that it links. `ownHost`: links to the product itself do not count.
 */
function whatTextShares(content: string, ownHost: string): Shared[] {
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
