import { deviceTokenHeader } from "#shared/auth/token-headers.ts";
import { getRetentionEnd, getRetentionMs } from "#shared/retention.ts";
import type { Exchange } from "../../../http/routing/route.ts";
import { type CookieConfig, getCookieValues, setCookie } from "../sessions/cookies.ts";
import { isBearerCall } from "../sessions/session-from-request.ts";
import { isSessionToken } from "../sessions/session-token.ts";

/**
 * A shared device has one token per member who signs in on it; beyond this number the least
 * recently used is dropped.
 */
export const mostTokens = 5;

const cookie = "glimmer_device";

/**
 * The device tokens of a request, last used first: from a cookie, or from a
 * header of a bearer client.
 */
export function readDeviceTokens(config: CookieConfig, request: Request): string[] {
  const values = isBearerCall(request)
    ? [request.headers.get(deviceTokenHeader) ?? ""]
    : getCookieValues(config, request, cookie);
  return values.flatMap((value) => value.split(".")).filter(isSessionToken).slice(0, mostTokens);
}

/** Sends the device its tokens. */
export function sendDeviceTokens(config: CookieConfig, exchange: Exchange, tokens: readonly string[]): void {
  const value = tokens.join(".");
  if (isBearerCall(exchange.request)) exchange.appendHeader(deviceTokenHeader, value);
  else {exchange.appendHeader(
      "Set-Cookie",
      setCookie(config, cookie, value, getRetentionMs("knownDevices") / 1000),
    );}
}

/** When a device that is used now expires. */
export function getDeviceEnd(now: Date): Date {
  return getRetentionEnd("knownDevices", now);
}
