/** Where the next page begins; undefined after a short page, which is the last (decision 4). */
export function nextOffset(offset: number, limit: number, length: number): number | undefined {
  return length < limit ? undefined : offset + length;
}
