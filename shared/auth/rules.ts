/** The password rule (auth.4). */
export const passwordPattern = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]{8,}$/;
export const passwordRuleText =
  "Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character (@$!%*?&)";
/** Bounds the work of Argon2, which reads every byte. */
export const passwordMaxLength = 128;
/** The minimum age (legal.2). */
export const minimumAge = 13;
/** Younger members need a guardian's consent (legal.2). */
const ageOfMajority = 18;

/**
 * A client that keeps its token itself (the desktop's main process) signs in with `X-Session-Transport: bearer`: the response
 * then carries the token in `X-Session-Token` and sets no cookie. It goes back as `Authorization: Bearer`.
 */
export const sessionTransportHeader = "X-Session-Transport";
export const sessionTokenHeader = "X-Session-Token";
/**
 * Proof, for such a client, that a pending registration is the caller's: `register` and a refused `login` send it,
 * `resend-verification` takes it. Browsers get it as a cookie (auth.9).
 */
export const registrationTokenHeader = "X-Registration-Token";
/**
 * Identifies a device that signed in to the account before (auth.10), also after signing out. Such a client gets it with each
 * sign-in and sends it with the next; browsers have a cookie.
 */
export const deviceTokenHeader = "X-Device-Token";

/**
 * The cookie beside the session's that scripts can read (landing.3). Without it nobody is signed in, so a visitor's page
 * does not ask, and `/` is the landing page at once. It proves nothing.
 */
export const signedInHintCookie = "glimmer_signed_in";

/** Age in whole years on a calendar date. */
export function ageOn(birthDate: string, today: Date): number {
  const [year = 0, month = 1, day = 1] = birthDate.split("-").map(Number);
  const hadBirthday = today.getUTCMonth() + 1 > month ||
    (today.getUTCMonth() + 1 === month && today.getUTCDate() >= day);
  return today.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}

/** Why a person born on a date cannot join, and the field that shows it; null when they can (legal.2). */
export function ageProblem(
  { birthDate, guardianConsent }: { birthDate?: string; guardianConsent?: boolean },
  today: Date,
): { field: "birthDate" | "guardianConsent"; message: string } | null {
  if (birthDate === undefined) return null;
  const age = ageOn(birthDate, today);
  if (age < 0 || age > 130) return { field: "birthDate", message: "Please check your date of birth." };
  if (age < minimumAge) {
    return {
      field: "birthDate",
      message: `You need to be ${minimumAge} or older to join. You are welcome here when you are.`,
    };
  }
  if (age < ageOfMajority && guardianConsent !== true) {
    return {
      field: "guardianConsent",
      message: `While you are under ${ageOfMajority}, a parent or guardian needs to agree.`,
    };
  }
  return null;
}
