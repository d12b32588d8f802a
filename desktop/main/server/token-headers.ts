import { login } from "#shared/auth/contract.ts";
import { register, resendVerification } from "#shared/auth/registration-contract.ts";
import { deviceTokenHeader, registrationTokenHeader, sessionTransportHeader } from "#shared/auth/rules.ts";
import { signInWithLink } from "#shared/auth/sign-in-link-contract.ts";
import type { DeviceStore } from "./device-store.ts";

/** Whether the page makes this call. */
type IsCallOf = (row: { readonly method: string; readonly path: string }) => boolean;

/** Whether the call opens a session. */
export function signsIn(isCallOf: IsCallOf): boolean {
  return isCallOf(login) || isCallOf(signInWithLink);
}

/** What calls that give tokens need besides what the page says. */
interface BearerCalls {
  prepare(headers: Headers, origin: string | null, isCallOf: IsCallOf): Headers;
  /** Resolves when what the answer brought is kept. */
  keepFrom(answer: Headers, origin: string | null, isCallOf: IsCallOf): Promise<void>;
}

/**
 * Asks for tokens in headers instead of cookies, names the device with each sign-in, and holds the proof that a registration was
 * made here, which 'Resend' needs. The proof is held in memory alone: after a restart, signing in with its password gives
 * another.
 */
export function createBearerCalls(devices: Pick<DeviceStore, "tokenFor" | "keep">): BearerCalls {
  let proof: { readonly origin: string | null; readonly token: string } | null = null;
  const givesTokens = (isCallOf: IsCallOf) => signsIn(isCallOf) || isCallOf(register);
  return {
    prepare: (headers, origin, isCallOf) => {
      if (givesTokens(isCallOf)) headers.set(sessionTransportHeader, "bearer");
      if (isCallOf(resendVerification) && proof?.origin === origin) {
        headers.set(registrationTokenHeader, proof.token);
      }
      const device = signsIn(isCallOf) && origin !== null ? devices.tokenFor(origin) : null;
      if (device !== null) headers.set(deviceTokenHeader, device);
      return headers;
    },
    keepFrom: async (answer, origin, isCallOf) => {
      const token = givesTokens(isCallOf) ? answer.get(registrationTokenHeader) : null;
      if (token !== null) proof = { origin, token };
      const device = signsIn(isCallOf) ? answer.get(deviceTokenHeader) : null;
      if (device !== null && origin !== null) await devices.keep(origin, device);
    },
  };
}
