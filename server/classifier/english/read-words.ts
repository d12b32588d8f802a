import { replaceEmblems } from "#shared/homoglyphs.ts";
import { markCapitalI, markCapitals } from "./capitals.ts";
import { type Chunk, cutIntoChunks, isSpelledLetter } from "./chunks.ts";
import { readChunk } from "./codes.ts";
import { isCutInTwo, joinLetters } from "./split-core.ts";
import type { Word } from "./word.ts";

/**
 * The decoded words of a text, with the boundaries of sentences, clauses and quotations.
 * Linear in its length.
 */
export function readWords(text: string): readonly Word[] {
  const chunks = cutIntoChunks(foldCharacters(text));
  const quotes = createQuoteReader();
  const words: Word[] = [];
  let sentence = true;
  let clause = true;
  let paragraph = 0;
  for (let at = 0; at < chunks.length;) {
    const used = chunksOfWord(chunks, at);
    const group = chunks.slice(at, at + used);
    at += used;
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) break;
    sentence ||= first.opensParagraph;
    if (first.opensParagraph) {
      paragraph += 1;
      quotes.endParagraph();
    }
    clause ||= sentence || /[("[\u2013\u2014-]/.test(first.lead) || first.opensParagraph;
    const quote = quotes.open(first.lead);
    const read = used > 1
      ? joinLetters(group.map((chunk) => chunk.core).join("")).map((text) => ({ text, isCode: false }))
      : readChunk(chunks, at - used, sentence ? [] : words);
    for (const word of read) {
      words.push({ ...word, opensSentence: sentence, opensClause: clause, quote, paragraph });
      sentence = clause = false;
    }
    quotes.close(last.trail);
    const ends = last.core === "" ? last.lead + last.trail : last.trail;
    const isInitial = /^\p{L}$/u.test(last.core) && ends === ".";
    sentence ||= !isInitial && /[.?!\u2026\u3002]/.test(ends);
    clause ||= /[,;:)\]\u2013\u2014"-]/.test(ends);
  }
  return mergeWords(words.map((word) => quotes.isClosed(word.quote) ? word : { ...word, quote: 0 }));
}

/** How many chunks are one word: three or more spelled letters, or two halves of a strong word. */
function chunksOfWord(chunks: readonly Chunk[], at: number): number {
  let end = at;
  const goesOn = (chunk: Chunk | undefined) => chunk !== undefined && (end === at || !chunk.opensParagraph);
  while (goesOn(chunks[end]) && isSpelledLetter(chunks[end] as Chunk)) end++;
  if (end - at >= 3) return end - at;
  const [left, right] = [chunks[at], chunks[at + 1]];
  if (!left || !right || left.trail !== "" || right.opensParagraph) return 1;
  return isCutInTwo(left.core, right.core) ? 2 : 1;
}

/** "No one" is nobody, and "your so" is "you are so". */
function mergeWords(words: readonly Word[]): readonly Word[] {
  const merged: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    const next = words[at + 1];
    const follows = next && !next.opensSentence ? next.text : "";
    if (word.text === "no" && follows === "one") {
      merged.push({ ...word, text: "nobody" });
      at++;
    } else if (word.text === "your" && areFollows.has(follows)) {
      merged.push({ ...word, text: "you" }, {
        ...word,
        text: "are",
        opensSentence: false,
        opensClause: false,
      });
    } else merged.push(word);
  }
  return merged;
}

const areFollows = new Set(
  "a an so such not just nothing stupid dumb ugly fat pathetic worthless trash".split(" "),
);

/**
 * Folds a text to plain spelling: compatibility forms (full width, mathematical, circled) become
 * plain letters, invisible characters and combining marks are removed, quotation marks and
 * apostrophes are unified. Linear in its length.
 */
function foldCharacters(text: string): string {
  return markCapitals(replaceEmblems(text).normalize("NFKC"))
    .replace(/\S+/g, markCapitalI)
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}\p{Cf}\u115f\u1160\u3164\uffa0]/gu, "")
    .replace(/[\u2018\u2019\u201b\u02bc\u00b4\u0060\u2032]/g, "'")
    .replace(/[\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033]/g, '"')
    .replace(/[\u2800\u2022\u00b7]/g, " ");
}

/** Follows quotation marks from chunk to chunk. */
interface QuoteReader {
  /** The quotation of the word after these leading signs; 0 for none. */
  open(lead: string): number;
  close(trail: string): void;
  /** A quotation ends with its paragraph: an unclosed opening mark would invert all later ones. */
  endParagraph(): void;
  /** Whether a quotation was closed; an opening mark alone quotes nothing. */
  isClosed(quote: number): boolean;
}

function createQuoteReader(): QuoteReader {
  const closed = new Set<number>();
  let last = 0;
  let current = 0;
  let mark = "";
  return {
    open(lead) {
      const opening = lead.includes('"') ? '"' : lead.endsWith("'") ? "'" : "";
      if (opening && !current) {
        current = ++last;
        mark = opening;
      }
      return current;
    },
    close(trail) {
      if (!current || !trail.includes(mark)) return;
      closed.add(current);
      current = 0;
    },
    endParagraph() {
      current = 0;
    },
    isClosed: (quote) => closed.has(quote),
  };
}
