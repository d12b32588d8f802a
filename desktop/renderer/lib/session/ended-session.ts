import { localTexts } from "../storage/guarded-storage.ts";
import { forgetSessionMark, sessionMarkKey } from "./session-mark.ts";

/**
 * Whether the last session was ended from elsewhere, until somebody does something about it
 * (auth.26).
 */
export function wasSessionEnded(): boolean {
  return localTexts.getItem(sessionMarkKey) === "ended";
}

/** Called when somebody has done something about it. The mark of an open session stays. */
export function forgetEndedSession(): void {
  if (wasSessionEnded()) forgetSessionMark();
}

/** On a page whose session is over: whether another tab has signed out by itself. */
export function wasSignedOutHere(): boolean {
  return localTexts.getItem(sessionMarkKey) === null;
}
