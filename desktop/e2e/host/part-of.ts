/** An object of Electron's of which the app uses only this part. Its names and types are Electron's. */
export function partOf<T>(part: Partial<T>): T {
  return part as T;
}
