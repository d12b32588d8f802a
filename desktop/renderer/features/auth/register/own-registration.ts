import { getRetentionMs } from "#shared/retention.ts";
import { localTexts } from "../../../lib/storage/guarded-storage.ts";

const key = "glimmer:registered-at";
/** As long as the registration itself. */
const lifetimeMs = getRetentionMs("registrations");

/** Remembers that somebody registered in this browser. */
export function rememberRegistration(): void {
  localTexts.setItem(key, String(Date.now()));
}

/**
 * Whether somebody registered in this browser lately, so that the mailed link confirms at once: a
 * program that opens links in mails did not (auth.8).
 */
export function hasRegisteredHere(): boolean {
  const ageMs = Date.now() - Number(localTexts.getItem(key) ?? Number.NaN);
  return ageMs >= 0 && ageMs < lifetimeMs;
}
