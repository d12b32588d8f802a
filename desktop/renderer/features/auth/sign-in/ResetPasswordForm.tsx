import { t } from "@lingui/core/macro";
import { zodResolver } from "@hookform/resolvers/zod";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useMutation } from "@tanstack/react-query";
import { passwordReset, resetPassword } from "#shared/auth/contract.ts";
import type { CallInput } from "#shared/endpoint.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { FormError } from "../../../ui/form/FormError.tsx";
import { PasswordField } from "../../../ui/form/PasswordField.tsx";
import { toast } from "../../../lib/announce/toast.ts";
import { getFailureText } from "../../../lib/form/failure-text.ts";
import { showFieldErrors } from "../../../lib/form/show-field-errors.ts";
import { createFocusGuard, useInitialFocus } from "../../../lib/form/form-focus.ts";
import { withFilledValues } from "../../../lib/form/with-filled-values.ts";
import { linkClass } from "../AuthLayout.tsx";
import { NewPasswordField } from "../register/NewPasswordField.tsx";
import { call } from "../../../lib/api/call.ts";

interface ResetPasswordFormProps {
  /** From the mailed link; empty when the link was cut short. */
  readonly token: string;
  readonly onDone: () => void;
}

/** Sets a new password with the mailed token. */
export function ResetPasswordForm({ token, onDone }: ResetPasswordFormProps) {
  const reset = useResetPassword();
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm({
    resolver: zodResolver(passwordReset),
    defaultValues: { token, password: "", confirmPassword: "" },
  });
  const { errors } = form.formState;
  const password = useWatch({ control: form.control, name: "password" });
  useInitialFocus(() => form.setFocus("password"));

  const submit = form.handleSubmit((values) => {
    setRefusal(null);
    const mayMoveFocus = createFocusGuard(form);
    reset.mutate(values, {
      onSuccess: ({ message }) => {
        toast({ title: t`Password Reset Successful`, description: message, tone: "success" });
        onDone();
      },
      onError: (error) => {
        const message = getFailureText(error);
        toast({ title: t`Password Reset Failed`, description: message, tone: "danger" });
        const fields = ["password", "confirmPassword"] as const;
        if (!showFieldErrors(form.setError, fields, error, mayMoveFocus())) setRefusal(message);
      },
    });
  });
  const problem = refusal ?? errors.token?.message;

  return (
    <form noValidate {...withFilledValues(form, submit)} className="flex flex-col gap-5">
      <FormError message={problem} />
      {problem && (
        <p>
          <Link to="/login" search={{ mode: "forgot" }} className={linkClass}>{t`Ask for a new link`}</Link>
        </p>
      )}
      <NewPasswordField
        label={t`New password`}
        password={password}
        error={errors.password?.message}
        {...form.register("password", { deps: "confirmPassword" })}
      />
      <PasswordField
        label={t`Confirm password`}
        autoComplete="new-password"
        required
        error={errors.confirmPassword?.message}
        {...form.register("confirmPassword")}
      />
      <Button type="submit" size="lg" isLoading={reset.isPending}>{t`Reset Password`}</Button>
    </form>
  );
}

/** Sets a new password with the token of a mailed link. */
function useResetPassword() {
  return useMutation({
    mutationFn: (body: CallInput<typeof resetPassword>["body"]) => call(resetPassword, { body }),
  });
}
