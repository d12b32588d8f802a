let last = 0;

/** Numbers a value that is kept, so that what follows from it can say so without keeping it too. */
export function nextVersion(): number {
  return ++last;
}
