import { Link } from "@tanstack/react-router";
import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { ageOfMajority, minimumAge } from "#shared/auth/age-rule.ts";
import { TextField } from "../../../ui/form/TextFields.tsx";
import { Checkbox } from "../../../ui/form/Checkbox.tsx";
import { linkClass } from "../AuthLayout.tsx";
import type { RegistrationValues } from "./registration-form.ts";

interface ConsentFieldsProps {
  readonly register: UseFormRegister<RegistrationValues>;
  readonly errors: FieldErrors<RegistrationValues>;
}

/** Age, a guardian's consent for minors, and the two legal texts (legal.2). */
export function ConsentFields({ register, errors }: ConsentFieldsProps) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-medium text-ink">Before you join</legend>
      <Checkbox
        label={`I am ${minimumAge} or older`}
        required
        error={errors.confirmAge?.message}
        {...register("confirmAge")}
      />
      <TextField
        label="Date of birth (optional)"
        type="date"
        autoComplete="bday"
        className="max-w-52"
        hint={`Without it you count as under ${ageOfMajority}; you can give it later in Settings. We don't keep the date itself: if you're under ${ageOfMajority}, only the month in which you turn ${ageOfMajority}, until that month is over.`}
        error={errors.birthDate?.message}
        {...register("birthDate", { setValueAs: (typed: string) => typed || undefined })}
      />
      <Checkbox
        label="I am under age where I live, and my parent or guardian agrees that I join (tick only if this applies)"
        error={errors.guardianConsent?.message}
        {...register("guardianConsent")}
      />
      <Checkbox
        label={
          <span>
            I accept the <LegalLink to="/terms">Terms and Conditions</LegalLink>
          </span>
        }
        required
        error={errors.acceptTerms?.message}
        {...register("acceptTerms")}
      />
      <Checkbox
        label={
          <span>
            I accept the <LegalLink to="/privacy">Privacy Policy</LegalLink>
          </span>
        }
        required
        error={errors.acceptPrivacy?.message}
        {...register("acceptPrivacy")}
      />
    </fieldset>
  );
}

/** Opens in a new tab, since the form would lose its password and ticks. */
function LegalLink({ to, children }: { readonly to: "/terms" | "/privacy"; readonly children: string }) {
  return (
    <Link to={to} target="_blank" rel="noopener" className={linkClass}>
      <span>{children}</span>
      <span className="sr-only">(opens in a new tab)</span>
    </Link>
  );
}
