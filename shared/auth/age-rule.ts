/** The minimum age (legal.2). */
export const minimumAge = 13;
/** Younger members need a guardian's consent (legal.2). */
const ageOfMajority = 18;

/** Age in whole years on a calendar date. */
export function ageOn(birthDate: string, today: Date): number {
  const [year = 0, month = 1, day = 1] = birthDate.split("-").map(Number);
  const hadBirthday = today.getUTCMonth() + 1 > month ||
    (today.getUTCMonth() + 1 === month && today.getUTCDate() >= day);
  return today.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}

/**
 * Returns why a person born on a date cannot join, and the field to show it at; null when they can
 * (legal.2).
 */
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
