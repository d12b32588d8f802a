/** Password rule of registration and reset (A§5, decision 22). */
export const passwordPattern = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]{8,}$/;
export const passwordRuleText =
  "Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character (@$!%*?&)";
/** Argon2 reads every byte it is given: an upper bound keeps a hash from becoming a lever. */
export const passwordMaxLength = 128;
/** Nobody younger is accepted (A§9). */
export const minimumAge = 13;
/** Younger members need a parent's or guardian's consent (A§1). */
export const ageOfMajority = 18;

/**
 * A client that keeps its token itself (the desktop's main process) signs in with `X-Session-Transport: bearer`: the token then
 * comes in the answer's `X-Session-Token` and no cookie is set. It goes back as `Authorization: Bearer` (decision 20).
 */
export const sessionTransportHeader = "X-Session-Transport";
export const sessionTokenHeader = "X-Session-Token";

/** Whole years between two calendar dates, as birthdays count them. */
export function ageOn(birthDate: string, today: Date): number {
  const [year = 0, month = 1, day = 1] = birthDate.split("-").map(Number);
  const hadBirthday = today.getUTCMonth() + 1 > month ||
    (today.getUTCMonth() + 1 === month && today.getUTCDate() >= day);
  return today.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}

/** What keeps somebody born on a date from joining, and the field that says so; null when nothing does (decision 23). */
export function ageProblem(
  { birthDate, guardianConsent }: { birthDate?: string; guardianConsent?: boolean },
  today: Date,
): { field: "birthDate" | "guardianConsent"; message: string } | null {
  if (birthDate === undefined) return null;
  const age = ageOn(birthDate, today);
  if (age < 0 || age > 130) return { field: "birthDate", message: "Please check your date of birth" };
  if (age < minimumAge) {
    return {
      field: "birthDate",
      message: `You need to be ${minimumAge} or older to join. You are welcome here when you are.`,
    };
  }
  if (age < ageOfMajority && guardianConsent !== true) {
    return {
      field: "guardianConsent",
      message: `While you are under ${ageOfMajority}, a parent or guardian needs to agree`,
    };
  }
  return null;
}
