import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { zodResolver } from "@hookform/resolvers/zod";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { credentials, type SignedInUser } from "#shared/auth/contract.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { FormError } from "../../../ui/form/FormError.tsx";
import { PasswordField } from "../../../ui/form/PasswordField.tsx";
import { EmailField } from "../../../ui/form/TextFields.tsx";
import { toast } from "../../../lib/announce/toast.ts";
import { forgetEndedSession } from "../../../lib/session/ended-session.ts";
import { findCookieProblem } from "./cookies-blocked.ts";
import { useLogin } from "./use-log-in.ts";
import { getFailureText } from "../../../lib/form/failure-text.ts";
import { showFieldErrors } from "../../../lib/form/show-field-errors.ts";
import { createFocusGuard, useInitialFocus } from "../../../lib/form/form-focus.ts";
import { withFilledValues } from "../../../lib/form/with-filled-values.ts";
import { ResendVerification } from "../register/ResendVerification.tsx";
import { SuspendedNote } from "./SuspendedNote.tsx";
import { SignInLinkOffer } from "./SignInLinkOffer.tsx";

type Credentials = z.output<typeof credentials>;

interface Refusal {
  readonly message: string;
  readonly code: string | null;
  /** The credentials that were refused; the fields may change afterwards. */
  readonly given: Credentials;
}

interface SignInFormProps {
  /** Kept while the visitor asks for a new password or a sign-in link. */
  readonly next?: string;
  /** The email written here before. */
  readonly email: string;
  /** Called with the email when the visitor wants a new password. */
  readonly onForgotten: (email: string) => void;
  readonly onSignedIn: (user: SignedInUser) => void;
}

/** Email and password; `onSignedIn` decides where to go. */
export function SignInForm({ next, email, onForgotten, onSignedIn }: SignInFormProps) {
  const signIn = useLogin();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isLinkSent, setIsLinkSent] = useState(false);
  const form = useForm({
    resolver: zodResolver(credentials),
    defaultValues: { email, password: "" },
  });
  const { errors } = form.formState;
  useInitialFocus(() => form.setFocus("email"));

  const send = (values: Credentials & { restoresAccount?: boolean }) => {
    setIsLinkSent(false);
    const mayMoveFocus = createFocusGuard(form);
    signIn.mutate(values, {
      onSuccess: onSignedIn,
      onError: (error) => {
        const message = getFailureText(error);
        const code = error instanceof ApiError ? error.code : null;
        // The page itself explains a suspension or deletion.
        const stays = code === "account_suspended" || code === "account_left";
        if (stays) forgetEndedSession();
        else toast({ title: t`Login Failed`, description: message, tone: "danger" });
        if (showFieldErrors(form.setError, ["email", "password"], error, mayMoveFocus())) return;
        setRefusal({ message, code, given: values });
        if (!stays && mayMoveFocus()) form.setFocus("password", { shouldSelect: true });
      },
    });
  };
  const submit = form.handleSubmit((values) => {
    setRefusal(null);
    send(values);
  });

  return (
    <form noValidate {...withFilledValues(form, submit)} className="flex flex-col gap-5">
      {refusal?.code === "account_left" && (
        <RestoreAccountOffer
          message={refusal.message}
          isPending={signIn.isPending}
          onRestore={() => send({ ...refusal.given, restoresAccount: true })}
        />
      )}
      <RefusalNotes
        refusal={refusal}
        isLinkSent={isLinkSent}
        next={next}
        onLinkSent={() => setIsLinkSent(true)}
      />
      <EmailField
        autoComplete="username"
        error={errors.email?.message}
        {...form.register("email")}
      />
      <PasswordField
        label={t`Password`}
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...form.register("password")}
      />
      <SignInButtons
        isLoading={signIn.isPending}
        isSecond={refusal?.code === "account_left"}
        next={next}
        onForgotten={() => onForgotten(form.getValues("email"))}
      />
    </form>
  );
}

interface SignInButtonsProps {
  readonly isLoading: boolean;
  /** True when another button is the primary one now. */
  readonly isSecond: boolean;
  readonly next: string | undefined;
  readonly onForgotten: () => void;
}

function SignInButtons({ isLoading, isSecond, next, onForgotten }: SignInButtonsProps) {
  return (
    <div className="flex flex-col gap-3">
      <Button type="submit" size="lg" variant={isSecond ? "secondary" : "primary"} isLoading={isLoading}>
        {t`Sign In`}
      </Button>
      <Button asChild variant="quiet">
        <Link to="/login" search={{ mode: "forgot", next }} onClick={onForgotten}>
          {t`Forgot your password?`}
        </Link>
      </Button>
    </div>
  );
}

interface RefusalNotesProps {
  readonly refusal: Refusal | null;
  readonly isLinkSent: boolean;
  readonly next: string | undefined;
  readonly onLinkSent: () => void;
}

/** Says why the sign-in was refused, and offers what helps. */
function RefusalNotes({ refusal, isLinkSent, next, onLinkSent }: RefusalNotesProps) {
  const { code = null, message, given } = refusal ?? {};
  const email = given?.email ?? "";
  const isSuspended = code === "account_suspended";
  return (
    <>
      <FormError
        message={isLinkSent || isSuspended || code === "account_left" ? null : message ?? findCookieProblem()}
      />
      {isSuspended && <SuspendedNote message={message ?? ""} />}
      {code === "rate_limited" && <SignInLinkOffer email={email} next={next} onSent={onLinkSent} />}
      {code === "email_unverified" && <UnverifiedEmail email={email} />}
    </>
  );
}

function UnverifiedEmail({ email }: { readonly email: string }) {
  return (
    <div className="flex flex-col items-start gap-3 rounded-control border border-hairline p-4">
      <p className="text-quiet">
        <Trans>
          We sent a link to <strong className="wrap-anywhere text-ink">{email}</strong>{" "}
          when you registered. If it's not in your inbox or in spam, we can send another.
        </Trans>
      </p>
      <ResendVerification email={email} />
    </div>
  );
}

interface RestoreAccountOfferProps {
  /** The server's message. */
  readonly message: string;
  readonly isPending: boolean;
  readonly onRestore: () => void;
}

/** Offers a member who deleted their account to restore it (auth.18). */
function RestoreAccountOffer({ message, isPending, onRestore }: RestoreAccountOfferProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-3 rounded-control border border-hairline p-4">
      <p role="alert" className="text-quiet">{message}</p>
      <Button ref={button} isLoading={isPending} onClick={onRestore}>{t`Keep my account`}</Button>
    </div>
  );
}
