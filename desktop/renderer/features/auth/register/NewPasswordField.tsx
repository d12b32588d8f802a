import { PasswordField } from "../../../ui/form/PasswordField.tsx";
import type { TextFieldProps } from "../../../ui/form/TextFields.tsx";
import { forbiddenInPassword } from "./password-checklist.ts";
import { PasswordChecklist } from "./PasswordChecklist.tsx";

interface NewPasswordFieldProps extends Omit<TextFieldProps, "value"> {
  /** What is written, which the field itself keeps. */
  readonly password: string;
}

/**
 * A new password with its rule below, and one sentence about it at a time: what can't be used, else
 * the error, else what is still needed (auth.23).
 */
export function NewPasswordField({ password, error, ...input }: NewPasswordFieldProps) {
  const hasForbidden = forbiddenInPassword(password).shown.length > 0;
  return (
    <PasswordField
      autoComplete="new-password"
      required
      hint={<PasswordChecklist password={password} hasLine={hasForbidden || !error} />}
      error={hasForbidden ? undefined : error}
      isInvalid={Boolean(error)}
      {...input}
    />
  );
}
