import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { fieldText } from "../language/field-text.ts";
import { email } from "../primitives.ts";
import { passwordMaxLength, passwordPattern, passwordRuleText } from "./password-rule.ts";

/** A new password. */
export const newPassword = z.string()
  .min(8, fieldText(passwordRuleText))
  .max(passwordMaxLength, fieldText(msg`Password can have at most ${{ max: passwordMaxLength }} characters`))
  .regex(passwordPattern, fieldText(passwordRuleText));

/** The body of calls that send a mail. */
export const emailOnly = z.object({ email });
