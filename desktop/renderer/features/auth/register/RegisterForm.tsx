import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useId, useState } from "react";
import { type FieldErrors, useForm, type UseFormRegister, useWatch } from "react-hook-form";
import { Link } from "@tanstack/react-router";
import { getDeviceZone } from "#shared/time-zone.ts";
import { ageOfMajority, minimumAge } from "#shared/auth/age-rule.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { FormError } from "../../../ui/form/FormError.tsx";
import { EmailField, TextField } from "../../../ui/form/TextFields.tsx";
import { toast } from "../../../lib/announce/toast.ts";
import { rememberRegistration } from "./own-registration.ts";
import { useRegister } from "./use-registration.ts";
import { getFailureText } from "../../../lib/form/failure-text.ts";
import { showFieldErrors } from "../../../lib/form/show-field-errors.ts";
import { createFocusGuard, useInitialFocus } from "../../../lib/form/form-focus.ts";
import { withFilledValues } from "../../../lib/form/with-filled-values.ts";
import { NewPasswordField } from "./NewPasswordField.tsx";
import type { Registered } from "./RegistrationSent.tsx";
import {
  type CompleteRegistration,
  describeMissingFields,
  dropRegistrationDraft,
  findMissingFields,
  keepRegistrationDraft,
  readRegistrationDraft,
  registrationFields,
  registrationForm,
  type RegistrationValues,
} from "./registration-form.ts";
import { useCalmBlur } from "../../../lib/form/use-calm-blur.ts";
import { UsernameField } from "./UsernameField.tsx";
import { Checkbox } from "../../../ui/form/Checkbox.tsx";
import { linkClass } from "../AuthLayout.tsx";

interface RegisterFormProps {
  /** The inviting member's username, from `/register?ref=`. */
  readonly invitedBy?: string;
  readonly onRegistered: (registered: Registered) => void;
}

/**
 * The button is disabled but focusable until everything is valid (auth.16); pressing it shows what
 * is missing.
 */
export function RegisterForm({ invitedBy, onRegistered }: RegisterFormProps) {
  const { form, values, refusal, isPending, submit } = useRegistration({ invitedBy, onRegistered });
  const missingId = useId();
  const calmBlur = useCalmBlur();
  const missing = findMissingFields(values);
  const { errors } = form.formState;
  useInitialFocus(() => form.setFocus("email"));
  return (
    <form noValidate {...withFilledValues(form, submit)} className="flex flex-col gap-5">
      <FormError message={refusal} />
      <EmailField
        autoComplete="email"
        hint={t`We'll send a link here to check that it's yours.`}
        error={errors.email?.message}
        {...calmBlur(form.register("email"))}
      />
      <NewPasswordField
        label={t`Password`}
        password={values.password ?? ""}
        error={errors.password?.message}
        {...calmBlur(form.register("password"))}
      />
      <UsernameField
        value={values.username}
        error={errors.username?.message}
        field={calmBlur(form.register("username"))}
      />
      <TextField
        label={t`Display name`}
        autoComplete="name"
        required
        hint={t`The name others see.`}
        error={errors.displayName?.message}
        {...calmBlur(form.register("displayName"))}
      />
      <ConsentFields register={form.register} errors={errors} />
      <div className="flex flex-col gap-2">
        <Button
          type="submit"
          size="lg"
          isLoading={isPending}
          aria-disabled={missing.length > 0}
          aria-describedby={missingId}
        >
          {t`Create Account`}
        </Button>
        <p id={missingId} className="text-meta text-quiet">{describeMissingFields(missing)}</p>
      </div>
    </form>
  );
}

/**
 * The form's values, kept as a draft, and the request that joins. `refusal` is an error
 * that no field can show.
 */
function useRegistration({ invitedBy, onRegistered }: RegisterFormProps) {
  const join = useRegister();
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm<RegistrationValues, unknown, CompleteRegistration>({
    resolver: zodResolver(registrationForm),
    mode: "onTouched",
    defaultValues: { ...readRegistrationDraft(), password: "", guardianConsent: false },
  });
  const values = useWatch({ control: form.control });
  useEffect(() => keepRegistrationDraft(values), [values]);

  const submit = form.handleSubmit((complete) => {
    setRefusal(null);
    const mayMoveFocus = createFocusGuard(form);
    const timeZone = getDeviceZone() ?? undefined;
    join.mutate({ ...complete, ref: invitedBy, timeZone }, {
      onSuccess: ({ message }) => {
        dropRegistrationDraft();
        rememberRegistration();
        toast({ title: t`Account Created Successfully!`, description: message, tone: "success" });
        onRegistered({ email: complete.email, username: complete.username });
      },
      onError: (error) => {
        const message = getFailureText(error);
        toast({ title: t`Registration Failed`, description: message, tone: "danger" });
        if (!showFieldErrors(form.setError, registrationFields, error, mayMoveFocus())) setRefusal(message);
      },
    });
  });
  return { form, values, refusal, isPending: join.isPending, submit };
}

interface ConsentFieldsProps {
  readonly register: UseFormRegister<RegistrationValues>;
  readonly errors: FieldErrors<RegistrationValues>;
}

/** Age, a guardian's consent for minors, and the two legal texts (legal.2). */
function ConsentFields({ register, errors }: ConsentFieldsProps) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-medium text-ink">{t`Before you join`}</legend>
      <Checkbox
        label={t`I am ${minimumAge} or older`}
        required
        error={errors.confirmAge?.message}
        {...register("confirmAge")}
      />
      <TextField
        label={t`Date of birth (optional)`}
        type="date"
        autoComplete="bday"
        className="max-w-52"
        hint={t`Without it you count as under ${ageOfMajority}; you can give it later in Settings. We don't keep the date itself: if you're under ${ageOfMajority}, only the month in which you turn ${ageOfMajority}, until that month is over.`}
        error={errors.birthDate?.message}
        {...register("birthDate", { setValueAs: (typed: string) => typed || undefined })}
      />
      <Checkbox
        label={t`I am under age where I live, and my parent or guardian agrees that I join (tick only if this applies)`}
        error={errors.guardianConsent?.message}
        {...register("guardianConsent")}
      />
      <Checkbox
        label={
          <span>
            <Trans>
              I accept the <LegalLink to="/terms">Terms and Conditions</LegalLink>
            </Trans>
          </span>
        }
        required
        error={errors.acceptTerms?.message}
        {...register("acceptTerms")}
      />
      <Checkbox
        label={
          <span>
            <Trans>
              I accept the <LegalLink to="/privacy">Privacy Policy</LegalLink>
            </Trans>
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
      <span className="sr-only">{t`(opens in a new tab)`}</span>
    </Link>
  );
}
