import { platform } from "../platform/current-platform.ts";
import { localTexts } from "../storage/guarded-storage.ts";

/** This browser's mark of its session: it is `open`, or was `ended` from elsewhere. */
export const sessionMarkKey = "glimmer:session";

/** Remembers that somebody is signed in in this browser. */
export function markSessionOpen(): void {
  localTexts.setItem(sessionMarkKey, "open");
}

/** Forgets the session of a member who signs out by themselves. */
export function forgetSessionMark(): void {
  localTexts.removeItem(sessionMarkKey);
}

/**
 * Called when the page finds nobody signed in. A session that nobody here signed out of was ended
 * from elsewhere; without the hint of landing.3 this browser's cookies were cleared.
 */
export function markSessionOver(): void {
  if (localTexts.getItem(sessionMarkKey) !== "open") return;
  if (platform().mayBeSignedIn()) localTexts.setItem(sessionMarkKey, "ended");
  else forgetSessionMark();
}
