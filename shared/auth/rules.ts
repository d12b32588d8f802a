/** Password rule of registration and reset (A§5, decision 22). */
export const passwordPattern = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]{8,}$/;
export const passwordRuleText =
  "Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character (@$!%*?&)";
/** Argon2 reads every byte it is given: an upper bound keeps a hash from becoming a lever. */
export const passwordMaxLength = 128;
/** Nobody younger is accepted (A§9). */
export const minimumAge = 13;

/** Whole years between two calendar dates, as birthdays count them. */
export function ageOn(birthDate: string, today: Date): number {
  const [year = 0, month = 1, day = 1] = birthDate.split("-").map(Number);
  const hadBirthday = today.getUTCMonth() + 1 > month ||
    (today.getUTCMonth() + 1 === month && today.getUTCDate() >= day);
  return today.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}
