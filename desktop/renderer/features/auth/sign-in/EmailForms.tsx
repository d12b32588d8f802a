import { t } from "@lingui/core/macro";
import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { emailOnly } from "#shared/auth/password-and-email-fields.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { FormError } from "../../../ui/form/FormError.tsx";
import { EmailField } from "../../../ui/form/TextFields.tsx";
import { toast } from "../../../lib/announce/toast.ts";
import { getFailureText } from "../../../lib/form/failure-text.ts";
import { showFieldErrors } from "../../../lib/form/show-field-errors.ts";
import { createFocusGuard, useInitialFocus } from "../../../lib/form/form-focus.ts";
import { withFilledValues } from "../../../lib/form/with-filled-values.ts";
import { useRequestSignInLink } from "./use-log-in.ts";
import { useForgotPassword } from "../use-forgot-password.ts";

interface EmailFormProps {
  readonly request: {
    readonly isPending: boolean;
    readonly error: unknown;
    mutate(
      email: string,
      then: { onSuccess(sent: { message: string }): void; onError(error: unknown): void },
    ): void;
  };
  /** The email written in the sign-in form. */
  readonly email?: string;
  readonly button: string;
  /** Titles of the toasts. */
  readonly sentTitle: string;
  readonly failedTitle: string;
  /** Continues "If … belongs to an account,". */
  readonly children: ReactNode;
}

/**
 * Requests a mail. The text shown is the same whether or not the address has an account (auth.6).
 */
function EmailForm({ request, email = "", button, sentTitle, failedTitle, children }: EmailFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({ resolver: zodResolver(emailOnly), defaultValues: { email } });
  useInitialFocus(() => form.setFocus("email"));

  const submit = form.handleSubmit((values) => {
    setSentTo(null);
    const mayMoveFocus = createFocusGuard(form);
    request.mutate(values.email, {
      onSuccess: ({ message }) => {
        setSentTo(values.email);
        toast({ title: sentTitle, description: message, tone: "success" });
      },
      onError: (error) => {
        toast({ title: failedTitle, description: getFailureText(error), tone: "danger" });
        showFieldErrors(form.setError, ["email"], error, mayMoveFocus());
      },
    });
  });

  return (
    <form noValidate {...withFilledValues(form, submit)} className="flex flex-col gap-5">
      <FormError message={request.error ? getFailureText(request.error) : null} />
      <EmailField
        autoComplete="username"
        error={form.formState.errors.email?.message}
        {...form.register("email")}
      />
      <Button type="submit" size="lg" isLoading={request.isPending}>{button}</Button>
      {sentTo && (
        <p className="rounded-control border border-hairline p-4 text-quiet">
          If <strong className="wrap-anywhere text-ink">{sentTo}</strong> belongs to an account,{" "}
          <span>{children}</span>
        </p>
      )}
    </form>
  );
}

export function ForgotPasswordForm({ email }: { readonly email: string }) {
  return (
    <EmailForm
      request={useForgotPassword()}
      email={email}
      button={t`Send Reset Email`}
      sentTitle={t`Reset Email Sent`}
      failedTitle={t`Failed to Send Reset Email`}
    >
      {t`a link to set a new password is on its way. It works once, for one hour.`}
    </EmailForm>
  );
}

export function SignInLinkForm({ next }: { readonly next?: string }) {
  return (
    <EmailForm
      request={useRequestSignInLink(next)}
      button={t`Email me a sign-in link`}
      sentTitle={t`Sign-in link sent`}
      failedTitle={t`Sign-in link not sent`}
    >
      {t`a sign-in link is on its way. It works once, for 15 minutes.`}
    </EmailForm>
  );
}
