import type { Config } from "../../../config.ts";

type Origin = Pick<Config, "publicUrl">;

export function makeVerificationLink({ publicUrl }: Origin, token: string): string {
  return `${publicUrl}/verify-email?token=${encodeURIComponent(token)}`;
}

/** The sign-in screen opens in its set-new-password mode when there is a token. */
export function resetLink({ publicUrl }: Origin, token: string): string {
  return `${publicUrl}/login?token=${encodeURIComponent(token)}`;
}

export function signInLink({ publicUrl }: Origin): string {
  return `${publicUrl}/login`;
}

/**
 * Opens the sign-in screen, which signs in with the token. A GET of the address does
 * not use the link up.
 */
export function makeOneTimeSignInLink({ publicUrl }: Origin, token: string): string {
  return `${publicUrl}/login?link=${encodeURIComponent(token)}`;
}

/** Mailed to the new address of an account. The screen makes the call that uses the link up. */
export function confirmEmailLink({ publicUrl }: Origin, token: string): string {
  return `${publicUrl}/confirm-email?token=${encodeURIComponent(token)}`;
}

/** Mailed to the old address. */
export function refuseEmailLink({ publicUrl }: Origin, token: string): string {
  return `${publicUrl}/refuse-email?token=${encodeURIComponent(token)}`;
}

/**
 * Opens one decision for its member, without a session. What follows '#' is in no request, and so
 * in no log.
 */
export function makeDecisionLink({ publicUrl }: Origin, decisionId: string, token: string): string {
  return `${publicUrl}/decisions/${decisionId}#${token}`;
}
