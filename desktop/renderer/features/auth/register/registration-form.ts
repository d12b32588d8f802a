import { t } from "@lingui/core/macro";
import { z } from "zod";
import { newBirthDate } from "#shared/account/age-contract.ts";
import { registration } from "#shared/auth/registration-contract.ts";
import { findAgeProblem, minimumAge } from "#shared/auth/age-rule.ts";
import { showText } from "../../../lib/language/show-text.ts";
import { tabTexts } from "../../../lib/storage/guarded-storage.ts";
import { getServerDate } from "../../../lib/clock/server-time.ts";
import { pageLanguage } from "../../../lib/language/page-language.ts";

/**
 * The contract's registration, with the age always confirmed by tick-box (auth.7), and a date of
 * birth that agrees with it.
 */
export const registrationForm = registration.safeExtend({
  confirmAge: z.literal(true, { error: t`You must be at least ${minimumAge} years old to join.` }),
}).superRefine(
  (values, ctx) => {
    const { success, data } = newBirthDate.safeParse(values);
    const problem = success ? findAgeProblem(data, getServerDate()) : null;
    if (problem) ctx.addIssue({ code: "custom", path: [problem.field], message: showText(problem.text) });
  },
  // By default only once everything else is valid.
  { when: () => true },
);
export type RegistrationValues = z.input<typeof registrationForm>;
export type CompleteRegistration = z.output<typeof registrationForm>;

/** In the order of the screen, with their names in the sentence under the button. */
const fieldNames = {
  email: t`a valid email`,
  password: t`a password that meets every requirement`,
  username: t`a username`,
  displayName: t`a display name`,
  confirmAge: t`your age`,
  birthDate: t`a valid date of birth`,
  guardianConsent: t`a parent's or guardian's agreement`,
  acceptTerms: t`the Terms and Conditions`,
  acceptPrivacy: t`the Privacy Policy`,
} as const;
type RegistrationField = keyof typeof fieldNames;
export const registrationFields = Object.keys(fieldNames) as RegistrationField[];

/** Returns what the form still needs, in the order of its fields; empty when it can be sent. */
export function findMissingFields(values: unknown): string[] {
  const parsed = registrationForm.safeParse(values);
  const faulty = new Set(parsed.error?.issues.map((issue) => issue.path[0]));
  return registrationFields.filter((field) => faulty.has(field)).map((field) => fieldNames[field]);
}

/** `Still needed: a username, your age, and the Privacy Policy.` */
export function describeMissingFields(missing: readonly string[]): string {
  if (missing.length === 0) return t`Everything is filled in.`;
  const list = new Intl.ListFormat(pageLanguage, { type: "conjunction" }).format(missing);
  return t`Still needed: ${list}.`;
}

/** The fields that survive a reload: no password, no consent. */
const registrationDraft = z.object({
  email: z.string().max(254),
  username: z.string().max(100),
  displayName: z.string().max(200),
});
type RegistrationDraft = z.infer<typeof registrationDraft>;

const key = "glimmer:registration-draft";
const blank: RegistrationDraft = { email: "", username: "", displayName: "" };

/** The stored draft; blank when there is none, or it is invalid. */
export function readRegistrationDraft(): RegistrationDraft {
  try {
    return registrationDraft.parse(JSON.parse(tabTexts.getItem(key) ?? "null"));
  } catch {
    return blank;
  }
}

/** Stores the draft for this tab, without the form's other values such as the password. */
export function keepRegistrationDraft(values: Partial<RegistrationDraft>): void {
  const { success, data } = registrationDraft.safeParse({ ...blank, ...values });
  if (success) tabTexts.setItem(key, JSON.stringify(data));
}

export function dropRegistrationDraft(): void {
  tabTexts.removeItem(key);
}
