import { msg } from "@lingui/core/runtime-macro";
import type { Text } from "../language/text.ts";

/** The minimum age (legal.2). */
export const minimumAge = 13;
/** Younger members need a guardian's consent (legal.2). */
export const ageOfMajority = 18;

/** Age in whole years on a calendar date. */
export function getAge(birthDate: string, today: Date): number {
  const [year = 0, month = 1, day = 1] = birthDate.split("-").map(Number);
  const hadBirthday = today.getUTCMonth() + 1 > month ||
    (today.getUTCMonth() + 1 === month && today.getUTCDate() >= day);
  return today.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}

/** A member's statement of their age; without a date of birth, the tick-box. */
interface SaidOfAge {
  readonly birthDate?: string | undefined;
  readonly guardianConsent?: boolean | undefined;
}

/** The facts kept of a member's statement of their age (auth.22). */
export interface KeptAge {
  readonly hasGivenBirthDate: boolean;
  /** The end of the month in which the member turns 18; null: of age, or no date was given. */
  readonly ofAgeFrom: Date | null;
  readonly hasGuardianConsent: boolean;
}

/**
 * Returns what is kept of a member's statement of their age (auth.22). A member who is of age needs
 * no guardian's consent, so that none is kept.
 */
export function getAgeToKeep({ birthDate, guardianConsent }: SaidOfAge, today: Date): KeptAge {
  const hasGuardianConsent = guardianConsent === true;
  if (birthDate === undefined) return { hasGivenBirthDate: false, ofAgeFrom: null, hasGuardianConsent };
  if (!isUnderAgeOn(birthDate, today)) {
    return { hasGivenBirthDate: true, ofAgeFrom: null, hasGuardianConsent: false };
  }
  const [year = 0, month = 1] = birthDate.split("-").map(Number);
  const ofAgeFrom = new Date(Date.UTC(year + ageOfMajority, month, 1));
  return { hasGivenBirthDate: true, ofAgeFrom, hasGuardianConsent };
}

/** Whether a birth date is of someone under age, so that a guardian is asked for (legal.2). */
export function isUnderAgeOn(birthDate: string, today: Date): boolean {
  return getAge(birthDate, today) < ageOfMajority;
}

/**
 * Returns why a person born on a date cannot join, and the field to show it at; null when they can
 * (legal.2).
 */
export function findAgeProblem(
  { birthDate, guardianConsent }: SaidOfAge,
  today: Date,
): { field: "birthDate" | "guardianConsent"; text: Text } | null {
  if (birthDate === undefined) return null;
  const age = getAge(birthDate, today);
  if (age < 0 || age > 130) return { field: "birthDate", text: msg`Please check your date of birth.` };
  if (age < minimumAge) {
    return {
      field: "birthDate",
      text: msg`You need to be ${{ age: minimumAge }} or older to join. You are welcome here when you are.`,
    };
  }
  if (age < ageOfMajority && guardianConsent !== true) {
    return {
      field: "guardianConsent",
      text: msg`While you are under ${{ age: ageOfMajority }}, a parent or guardian needs to agree.`,
    };
  }
  return null;
}
