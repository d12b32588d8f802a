import { t } from "@lingui/core/macro";
import { product } from "#shared/product.ts";
import { platform } from "../../../lib/platform/current-platform.ts";
import { areCookiesOff } from "../../../lib/storage/cookies.ts";

/** Says what happened, and what to do. */
export const cookiesBlockedText = t`Your browser blocks cookies, and ${{
  product: product.name,
}} needs one to keep you signed in. Allow cookies for this site in your browser's settings, then sign in again.`;

/** The text when the browser says itself that it keeps no cookies here; null otherwise. */
export function findCookieProblem(): string | null {
  return platform().kind === "web" && areCookiesOff() ? cookiesBlockedText : null;
}
