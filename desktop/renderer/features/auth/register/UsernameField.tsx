import { t } from "@lingui/core/macro";
import type { UseFormRegisterReturn } from "react-hook-form";
import { passesForProduct } from "#shared/members/impersonation.ts";
import { usernamePattern } from "#shared/members/username-pattern.ts";
import { looksReserved } from "#shared/members/looks-reserved.ts";
import { platform } from "../../../lib/platform/current-platform.ts";
import { useTakenUsername } from "../use-taken-username.ts";
import { TextField } from "../../../ui/form/TextFields.tsx";

interface UsernameFieldProps {
  readonly value: string | undefined;
  readonly error: string | undefined;
  readonly field: UseFormRegisterReturn<"username">;
}

/** Shows the address that the profile will have, and while it is typed whether it is taken. */
export function UsernameField({ value = "", error, field }: UsernameFieldProps) {
  const taken = useTakenUsername(value);
  return (
    <TextField
      label={t`Username`}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      required
      hint={hintFor(taken ? "" : value.trim())}
      error={error ?? taken}
      {...field}
    />
  );
}

function hintFor(name: string): string {
  return usernamePattern.test(name) && !looksReserved(name) && !passesForProduct(name)
    ? t`Your profile: ${{ address: platform().publicAddress(`/${name}`).replace(/^\w+:\/\//, "") }}`
    : t`3 to 50 letters, digits, dots or underscores.`;
}
