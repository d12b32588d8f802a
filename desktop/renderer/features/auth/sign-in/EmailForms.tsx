import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { emailOnly } from "#shared/auth/password-and-email-fields.ts";
import { Button } from "../../../ui/button/Button.tsx";
import type { Elements } from "../../../ui/elements.ts";
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
  /** Says what is on its way if the address has an account. */
  readonly sentNote: (email: string) => Elements;
}

/**
 * Requests a mail. The text shown is the same whether or not the address has an account (auth.6).
 */
function EmailForm({ request, email = "", button, sentTitle, failedTitle, sentNote }: EmailFormProps) {
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
      {sentTo && sentNote(sentTo)}
    </form>
  );
}

const sentNoteClass = "rounded-control border border-hairline p-4 text-quiet";

export function ForgotPasswordForm({ email }: { readonly email: string }) {
  return (
    <EmailForm
      request={useForgotPassword()}
      email={email}
      button={t`Send Reset Email`}
      sentTitle={t`Reset Email Sent`}
      failedTitle={t`Failed to Send Reset Email`}
      sentNote={(sentTo) => (
        <p className={sentNoteClass}>
          <Trans>
            If <strong className="wrap-anywhere text-ink">{sentTo}</strong>{" "}
            belongs to an account, a link to set a new password is on its way. It works once, for one hour.
          </Trans>
        </p>
      )}
    />
  );
}

export function SignInLinkForm({ next }: { readonly next?: string }) {
  return (
    <EmailForm
      request={useRequestSignInLink(next)}
      button={t`Email me a sign-in link`}
      sentTitle={t`Sign-in link sent`}
      failedTitle={t`Sign-in link not sent`}
      sentNote={(sentTo) => (
        <p className={sentNoteClass}>
          <Trans>
            If <strong className="wrap-anywhere text-ink">{sentTo}</strong>{" "}
            belongs to an account, a sign-in link is on its way. It works once, for 15 minutes.
          </Trans>
        </p>
      )}
    />
  );
}
