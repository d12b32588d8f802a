import { t } from "@lingui/core/macro";
import { useState } from "react";
import { passwordRulesForManagers } from "#shared/auth/password-rule.ts";
import { EyeOff } from "../icons/eye-off.ts";
import { Eye } from "../icons/eye.ts";
import { Field, getFieldClass } from "./Field.tsx";
import type { TextFieldProps } from "./TextFields.tsx";

/**
 * A password with a button that shows it. Set `autoComplete` to `current-password` or
 * `new-password`; managers then make a new one by the product's rule (auth.23).
 */
export function PasswordField(
  { label, hint, error, isInvalid = Boolean(error), id, className, ...input }: TextFieldProps & {
    isInvalid?: boolean;
  },
) {
  const [isShown, setShown] = useState(false);
  const rules = input.autoComplete === "new-password" ? { passwordrules: passwordRulesForManagers } : {};
  return (
    <Field label={label} hint={hint} error={error} isInvalid={isInvalid} id={id}>
      {(control) => (
        <div className="relative">
          <input
            spellCheck={false}
            autoCapitalize="none"
            className={getFieldClass(isInvalid, `pe-12 ${className ?? ""}`)}
            {...input}
            {...rules}
            {...control}
            type={isShown ? "text" : "password"}
          />
          <button
            type="button"
            aria-label={isShown ? t`Hide password` : t`Show password`}
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 inset-e-0 flex w-11 items-center justify-center rounded-control text-quiet hover:text-ink"
          >
            {isShown ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
          </button>
        </div>
      )}
    </Field>
  );
}
