import type { KeptText } from "./snapshot-fragments.ts";

/**
 * What a case keeps, with the versions of its subject that came since (cases.2): what was reported
 * first stays, with when it was replaced, also where its author removed that version.
 */
export function mergeTexts(kept: readonly KeptText[], now: readonly KeptText[]): readonly KeptText[] {
  const versions = now.filter(({ isSubject }) => isSubject);
  const last = Math.max(...kept.filter(({ isSubject }) => isSubject).map(revisionOf));
  const added = versions.filter((version) => revisionOf(version) > last);
  const merged = kept.map((text): KeptText => {
    if (!text.isSubject || text.replacedAt || revisionOf(text) !== last) return text;
    const same = versions.find((version) => revisionOf(version) === last);
    const replacedAt = same?.replacedAt ?? added[0]?.createdAt;
    return replacedAt ? { ...text, replacedAt } : text;
  });
  return [...merged, ...added];
}

const revisionOf = ({ revision = 1 }: KeptText): number => revision;
