/** A part of a text beside an earlier version of it. */
export interface TextPart {
  readonly kind: "same" | "added" | "removed";
  readonly text: string;
}

/** Below this share of common letters marks would hide the text more than they say. */
const leastInCommon = 0.3;

/**
 * What differs between two versions, word by word, in the order of reading; null where they have
 * too little in common to be read beside each other.
 */
export function findWordChanges(before: string, after: string): readonly TextPart[] | null {
  const parts = joinEqual(compareWords(splitIntoWords(before), splitIntoWords(after)));
  const common = parts.filter(({ kind }) => kind === "same").reduce((sum, { text }) => sum + text.length, 0);
  return common < leastInCommon * Math.max(before.length, after.length) ? null : parts;
}

/** With spaces and signs as words of their own, so that they join to the text again. */
function splitIntoWords(text: string): readonly string[] {
  if (typeof Intl.Segmenter !== "function") return text.match(/\p{L}+|[^\p{L}]/gu) ?? [];
  return [...new Intl.Segmenter(undefined, { granularity: "word" }).segment(text)].map((one) => one.segment);
}

function compareWords(before: readonly string[], after: readonly string[]): readonly TextPart[] {
  const lengths = measureCommon(before, after);
  const width = after.length + 1;
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0;
  const parts: TextPart[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old, fresh] = [before[i], after[j]];
    if (old !== undefined && old === fresh) {
      parts.push({ kind: "same", text: old });
      i += 1;
      j += 1;
    } else if (old !== undefined && (fresh === undefined || lengthAt(i + 1, j) >= lengthAt(i, j + 1))) {
      parts.push({ kind: "removed", text: old });
      i += 1;
    } else {
      parts.push({ kind: "added", text: fresh ?? "" });
      j += 1;
    }
  }
  return parts;
}

/** The lengths of the longest common subsequences of the ends of both, by row and column. */
function measureCommon(before: readonly string[], after: readonly string[]): Uint16Array {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const at = i * width + j;
      lengths[at] = before[i] === after[j]
        ? (lengths[at + width + 1] ?? 0) + 1
        : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  }
  return lengths;
}

/**
 * Joins neighbours of a kind, what went before what came. A space between two changed words is
 * changed with them: 'old words' and 'new ones' read better than each word beside its successor.
 */
function joinEqual(parts: readonly TextPart[]): readonly TextPart[] {
  const joined: TextPart[] = [];
  const changed = { removed: "", added: "" };
  const finish = () => {
    for (const kind of ["removed", "added"] as const) {
      if (changed[kind] !== "") joined.push({ kind, text: changed[kind] });
      changed[kind] = "";
    }
  };
  for (const [at, { kind, text }] of parts.entries()) {
    const next = parts[at + 1]?.kind ?? "same";
    const isBetween = text === " " && next !== "same" && changed.removed !== "" && changed.added !== "";
    if (kind !== "same") changed[kind] += text;
    else if (isBetween) {
      changed.removed += text;
      changed.added += text;
    } else {
      finish();
      const last = joined.at(-1);
      if (last?.kind === kind) joined[joined.length - 1] = { kind, text: last.text + text };
      else joined.push({ kind, text });
    }
  }
  finish();
  return joined;
}
