import { findFormulas } from "#shared/assistant/formulas/find-formulas.ts";

/** An empty line before a line that does not continue a list. */
const gap = /\n[ \t]*\n+(?=\S)(?![-*+][ \t]|\d{1,9}[.)][ \t])/g;

/** A definition may concern any other part of the answer. */
const definition = /^ {0,3}\[[^\]\n]+\]:/m;

/**
 * Splits an answer into parts that Markdown reads alike on their own, so that while it grows only
 * its last part is read anew. Joined, they are the answer.
 */
export function answerBlocks(answer: string): string[] {
  if (definition.test(answer)) return [answer];
  const ends: number[] = [];
  let at = 0;
  for (const { kind, source } of findFormulas(answer, { isWriting: true })) {
    const from = at;
    at += source.length;
    if (kind !== "words") continue;
    gap.lastIndex = from;
    for (let found = gap.exec(answer); found && gap.lastIndex <= at; found = gap.exec(answer)) {
      ends.push(gap.lastIndex);
    }
  }
  return [...ends, answer.length].map((end, index) => answer.slice(ends[index - 1] ?? 0, end)).filter(
    Boolean,
  );
}

/** The code and language of a part that is one fence and nothing else; null for any other. */
export function parseFencedCode(block: string): { code: string; language: string | null } | null {
  const [part, more] = findFormulas(block.trimEnd());
  if (part?.kind !== "code" || more) return null;
  const found = /^(`{3,}|~{3,})[ \t]*([^\s`]*)[^\n`]*(?:\n([^]*))?$/.exec(part.source);
  if (!found) return null;
  const [, fence = "", name = "", inside = ""] = found;
  const code = inside.replace(new RegExp(`(?:^|\\n)[ \\t]*${fence}[\`~]*[ \\t]*$`), "");
  return { code: code && `${code}\n`, language: name.toLowerCase() || null };
}
