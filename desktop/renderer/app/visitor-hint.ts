const storageKey = "glimmer.was-here";

/** Whether a member was signed in here last time: a guess that only decides what to load first. */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(storageKey) === "1";
  } catch {
    return false;
  }
}

export function rememberSignedIn(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(storageKey, "1");
    else localStorage.removeItem(storageKey);
  } catch {
    // Only a hint.
  }
}
