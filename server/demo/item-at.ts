/** The item at an index, starting over behind the last. Throws on an empty list. */
export function itemAt<T>(list: readonly T[], index: number): T {
  if (list.length === 0) throw new Error("There is nothing to take from");
  return list[index % list.length] as T;
}
