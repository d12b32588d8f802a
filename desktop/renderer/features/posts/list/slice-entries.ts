/** Cards that are shown, skipped and mounted together. */
export interface Slice<Entry> {
  readonly id: number;
  readonly entries: readonly Entry[];
  /** Index of the first entry in the whole list. */
  readonly from: number;
}

/** Few enough that mounting a slice fits into one frame on a slow phone. */
const sliceLength = 4;

/**
 * Cuts a list into slices. An entry stays in its slice for the life of the list, whatever is added
 * or removed before it, so that its card, which may hold a draft, does not remount.
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
      // Entries that were reordered get a new slice.
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
