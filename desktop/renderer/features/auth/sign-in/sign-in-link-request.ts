import { z } from "zod";
import { localTexts } from "../../../lib/storage/guarded-storage.ts";

/** As long as a link is valid. */
const lifetimeMs = 15 * 60_000;
const key = "glimmer:sign-in-link-request";

const request = z.object({ askedAt: z.number(), next: z.string().optional() });

/** Remembers that this browser requested a sign-in link, and where the member was going. */
export function rememberLinkRequest(next: string | undefined): void {
  localTexts.setItem(key, JSON.stringify({ askedAt: Date.now(), next }));
}

/** This browser's request while its link is valid, or null. */
export function readLinkRequest(): { readonly next?: string } | null {
  try {
    const made = request.parse(JSON.parse(localTexts.getItem(key) ?? "null"));
    const ageMs = Date.now() - made.askedAt;
    return ageMs >= 0 && ageMs < lifetimeMs ? made : null;
  } catch {
    return null;
  }
}

export function forgetLinkRequest(): void {
  localTexts.removeItem(key);
}
