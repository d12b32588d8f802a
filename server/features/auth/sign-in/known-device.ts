import { deviceTokenHeader } from "#shared/auth/rules.ts";
import type { Exchange } from "../../../http/route.ts";
import { type CookieConfig, cookieValues, setCookie } from "../sessions/cookies.ts";
import { isBearerCall } from "../sessions/session-from-request.ts";
import { isSessionToken } from "../sessions/session-token.ts";

/** Longer than any session lasts: a member who was signed in all that time comes back on a known device. */
const deviceDays = 365;
const deviceSeconds = deviceDays * 24 * 60 * 60;
/** A shared device has one token for each member who signs in on it, and forgets the longest unused beyond these. */
export const mostTokens = 5;

const cookie = "glimmer_device";

/** The device tokens a request carries, the last used first: in a cookie, or in a header from a client that keeps its tokens itself. */
export function deviceTokensOf(config: CookieConfig, request: Request): string[] {
  const values = isBearerCall(request)
    ? [request.headers.get(deviceTokenHeader) ?? ""]
    : cookieValues(config, request, cookie);
  return values.flatMap((value) => value.split(".")).filter(isSessionToken).slice(0, mostTokens);
}

/** Gives the device its tokens to keep. */
export function giveDeviceTokens(config: CookieConfig, exchange: Exchange, tokens: readonly string[]): void {
  const value = tokens.join(".");
  if (isBearerCall(exchange.request)) exchange.appendHeader(deviceTokenHeader, value);
  else exchange.appendHeader("Set-Cookie", setCookie(config, cookie, value, deviceSeconds));
}

/** When a device signed in on now is known no longer. */
export function deviceEnd(now: Date): Date {
  return new Date(now.getTime() + deviceSeconds * 1000);
}
