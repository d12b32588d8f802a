import { msg } from "@lingui/core/runtime-macro";

const special = "@$!%*?&";
const allowed = `A-Za-z\\d${special}`;

/** The password rule (auth.4). */
export const passwordPattern = new RegExp(
  `^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[${special}])[${allowed}]{8,}$`,
);
/** Finds one of the characters of which a password needs one. */
export const specialInPassword = new RegExp(`[${special}]`);
/** Finds a character that no password may have. */
export const notAllowedInPassword = new RegExp(`[^${allowed}]`);
export const passwordRuleText =
  msg`Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character (@$!%*?&)`;
/** Bounds the work of Argon2, which reads every byte. */
export const passwordMaxLength = 128;

/**
 * The rule for Safari and password managers, as the attribute `passwordrules` of a field. What is
 * required is also all that is allowed, so that they make no password with a hyphen.
 */
export const passwordRulesForManagers =
  `minlength: 8; maxlength: ${passwordMaxLength}; required: lower; required: upper; required: digit; required: [${special}];`;
