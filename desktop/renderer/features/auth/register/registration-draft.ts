import { z } from "zod";

/** What of an unfinished registration survives a reload: nothing secret, and no consent given in passing. */
const registrationDraft = z.object({
  email: z.string().max(254),
  username: z.string().max(100),
  displayName: z.string().max(200),
});
type RegistrationDraft = z.infer<typeof registrationDraft>;

const key = "glimmer:registration-draft";
const blank: RegistrationDraft = { email: "", username: "", displayName: "" };

/** The kept draft, or blank fields when there is none, it is not ours, or storage is closed to us. */
export function readRegistrationDraft(): RegistrationDraft {
  try {
    return registrationDraft.parse(JSON.parse(sessionStorage.getItem(key) ?? "null"));
  } catch {
    return blank;
  }
}

/** Keeps the draft for this tab. Extra properties of the form's values are dropped here, the password among them. */
export function keepRegistrationDraft(values: Partial<RegistrationDraft>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(registrationDraft.parse({ ...blank, ...values })));
  } catch {
    // A full or closed storage must not disturb the form.
  }
}

export function dropRegistrationDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept, then.
  }
}
