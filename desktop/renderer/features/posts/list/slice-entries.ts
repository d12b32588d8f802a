/** Cards that show, hide and wait together. */
export interface Slice<Entry> {
  readonly id: number;
  readonly entries: readonly Entry[];
  /** Place of the first in the whole list, from 0. */
  readonly from: number;
}

/** So few that mounting one slice at once fits into a frame of a slow phone. */
const sliceLength = 4;

/**
 * Cuts a list into slices. An entry stays in its slice as long as the list lives, whatever comes before it or goes, so that its card
 * is not mounted anew: it may hold a draft.
 * @param sliceOf the slice of each entry by key, from the calls before; new entries are added
 */
export function sliceEntries<Entry extends { readonly key: string }>(
  entries: readonly Entry[],
  sliceOf: Map<string, number>,
): Slice<Entry>[] {
  const slices: { id: number; entries: Entry[]; from: number }[] = [];
  const used = new Set<number>();
  let unused = Math.max(-1, ...sliceOf.values()) + 1;
  for (const [from, entry] of entries.entries()) {
    const last = slices.at(-1);
    const known = sliceOf.get(entry.key);
    const next = sliceOf.get(entries[from + 1]?.key ?? "");
    const fitsLast = last && (last.entries.length < sliceLength || last.id === next);
    const id = known ?? (fitsLast ? last.id : unused++);
    if (last?.id === id) last.entries.push(entry);
    else {
      // Entries that changed places.
      const own = used.has(id) ? unused++ : id;
      used.add(own);
      slices.push({ id: own, entries: [entry], from });
      sliceOf.set(entry.key, own);
      continue;
    }
    sliceOf.set(entry.key, id);
  }
  return slices;
}
