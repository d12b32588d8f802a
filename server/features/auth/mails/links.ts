import type { Config } from "../../../config.ts";

type Origin = Pick<Config, "publicUrl">;

export function verificationLink({ publicUrl }: Origin, token: string): string {
  return `${publicUrl}/verify-email?token=${encodeURIComponent(token)}`;
}

/** The sign-in screen opens on its set-new-password mode when there is a token. */
export function resetLink({ publicUrl }: Origin, token: string): string {
  return `${publicUrl}/login?token=${encodeURIComponent(token)}`;
}

export function signInLink({ publicUrl }: Origin): string {
  return `${publicUrl}/login`;
}

/** Opens the sign-in screen, which signs in with the token. Getting the address uses nothing up. */
export function oneTimeSignInLink({ publicUrl }: Origin, token: string): string {
  return `${publicUrl}/login?link=${encodeURIComponent(token)}`;
}
