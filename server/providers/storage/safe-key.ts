const keyPattern = /^[a-z0-9-]+(\/[a-z0-9-]+)*\.[a-z0-9]+$/;

/** Throws unless it is a key of ours, which leads nowhere else. */
export function assertSafeKey(key: string): string {
  if (!isSafeKey(key)) throw new Error(`Not a storage key: ${JSON.stringify(key)}`);
  return key;
}

export function isSafeKey(key: string): boolean {
  return keyPattern.test(key);
}
