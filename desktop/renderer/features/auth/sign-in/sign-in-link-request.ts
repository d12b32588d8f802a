import { z } from "zod";

/** As long as a link works. */
const lifetimeMs = 15 * 60_000;
const key = "glimmer:sign-in-link-request";

const request = z.object({ askedAt: z.number(), next: z.string().optional() });

/** Remembers that this browser asked for a sign-in link, and where its member was going. */
export function rememberLinkRequest(next: string | undefined): void {
  try {
    localStorage.setItem(key, JSON.stringify({ askedAt: Date.now(), next }));
  } catch {
    // The link then asks for a click.
  }
}

/** The request this browser made while a link for it still works; null without one. */
export function readLinkRequest(): { readonly next?: string } | null {
  try {
    const made = request.parse(JSON.parse(localStorage.getItem(key) ?? "null"));
    const ageMs = Date.now() - made.askedAt;
    return ageMs >= 0 && ageMs < lifetimeMs ? made : null;
  } catch {
    return null;
  }
}

export function forgetLinkRequest(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept, then.
  }
}
