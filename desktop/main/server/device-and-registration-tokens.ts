import { login } from "#shared/auth/contract.ts";
import {
  chooseUsername,
  register,
  resendVerification,
  verifyEmail,
} from "#shared/auth/registration-contract.ts";
import {
  deviceTokenHeader,
  registrationTokenHeader,
  sessionTransportHeader,
} from "#shared/auth/token-headers.ts";
import { signInWithLink } from "#shared/auth/sign-in-link-contract.ts";
import type { DeviceTokenStore } from "./device-token-store.ts";

/** Returns whether a call is the one of this contract row. */
export type IsCallOf = (row: { readonly method: string; readonly path: string }) => boolean;

/** Returns whether the call opens a session. */
export function isSignIn(isCallOf: IsCallOf): boolean {
  return isCallOf(login) || isCallOf(signInWithLink);
}

/** Returns whether the call is about the registration that was made in this app. */
function isOfRegistration(isCallOf: IsCallOf): boolean {
  return [resendVerification, verifyEmail, chooseUsername].some(isCallOf);
}

/** Adds and stores the tokens of sign-in and registration, which the page never sees. */
interface TokenHeaders {
  addTo(headers: Headers, origin: string | null, isCallOf: IsCallOf): Headers;
  /** Resolves when the tokens of the response are stored. */
  storeFrom(response: Headers, origin: string | null, isCallOf: IsCallOf): Promise<void>;
}

/**
 * Asks for tokens in headers instead of cookies, and sends the known device's token with each
 * sign-in (auth.10). The token of a registration, which "Resend" and its link need, is in memory
 * only: after a restart, signing in with its password brings another.
 */
export function createTokenHeaders(devices: Pick<DeviceTokenStore, "tokenFor" | "keep">): TokenHeaders {
  let registration: { readonly origin: string | null; readonly token: string } | null = null;
  const bringsTokens = (isCallOf: IsCallOf) => isSignIn(isCallOf) || isCallOf(register);
  return {
    addTo: (headers, origin, isCallOf) => {
      if (bringsTokens(isCallOf)) headers.set(sessionTransportHeader, "bearer");
      if (isOfRegistration(isCallOf) && registration?.origin === origin) {
        headers.set(registrationTokenHeader, registration.token);
      }
      const device = isSignIn(isCallOf) && origin !== null ? devices.tokenFor(origin) : null;
      if (device !== null) headers.set(deviceTokenHeader, device);
      return headers;
    },
    storeFrom: async (response, origin, isCallOf) => {
      const token = bringsTokens(isCallOf) ? response.get(registrationTokenHeader) : null;
      if (token !== null) registration = { origin, token };
      const device = isSignIn(isCallOf) ? response.get(deviceTokenHeader) : null;
      if (device !== null && origin !== null) await devices.keep(origin, device);
    },
  };
}
