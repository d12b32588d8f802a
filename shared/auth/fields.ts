import { z } from "zod";
import { email } from "../primitives.ts";
import { passwordMaxLength, passwordPattern, passwordRuleText } from "./rules.ts";

/** What a password has to be when it is chosen. */
export const newPassword = z.string()
  .min(8, passwordRuleText)
  .max(passwordMaxLength, `Password can be at most ${passwordMaxLength} characters`)
  .regex(passwordPattern, passwordRuleText);

/** The body of calls that send a mail to an address. */
export const emailOnly = z.object({ email });
