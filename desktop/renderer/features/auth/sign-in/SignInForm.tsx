import { zodResolver } from "@hookform/resolvers/zod";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { credentials, type CurrentUser } from "#shared/auth/contract.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { FormError } from "../../../ui/form/FormError.tsx";
import { PasswordField } from "../../../ui/form/PasswordField.tsx";
import { EmailField } from "../../../ui/form/TextFields.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { useLogin } from "../use-sign-in-and-registration.ts";
import { failureText } from "../../../lib/form/failure-text.ts";
import { showFieldErrors } from "../../../lib/form/show-field-errors.ts";
import { focusGuard, useInitialFocus } from "../../../lib/form/form-focus.ts";
import { asksForVerification } from "./login-mode.ts";
import { ResendVerification } from "../register/ResendVerification.tsx";
import { SuspendedNote } from "./SuspendedNote.tsx";
import { SignInLinkOffer } from "./SignInLinkOffer.tsx";

interface Refusal {
  readonly message: string;
  /** Too many attempts: offer a sign-in link. */
  readonly isLimited: boolean;
  readonly isSuspended: boolean;
  /** The refused address; the field may change afterwards. */
  readonly email: string;
}

interface SignInFormProps {
  /** Kept while the visitor asks for a new password or a sign-in link. */
  readonly next?: string;
  readonly onSignedIn: (user: CurrentUser) => void;
}

/** Email and password; `onSignedIn` decides where to go. */
export function SignInForm({ next, onSignedIn }: SignInFormProps) {
  const signIn = useLogin();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isLinkSent, setIsLinkSent] = useState(false);
  const form = useForm({
    resolver: zodResolver(credentials),
    defaultValues: { email: "", password: "" },
  });
  const { errors } = form.formState;
  useInitialFocus(() => form.setFocus("email"));

  const submit = form.handleSubmit((values) => {
    setRefusal(null);
    setIsLinkSent(false);
    const mayMoveFocus = focusGuard(form);
    signIn.mutate(values, {
      onSuccess: onSignedIn,
      onError: (error) => {
        const message = failureText(error);
        const code = error instanceof ApiError ? error.code : null;
        const isSuspended = code === "account_suspended";
        // The words of a suspension stay on the page instead.
        if (!isSuspended) toast({ title: "Login Failed", description: message, tone: "danger" });
        if (showFieldErrors(form.setError, ["email", "password"], error, mayMoveFocus())) return;
        setRefusal({ message, isLimited: code === "rate_limited", isSuspended, email: values.email });
        if (!isSuspended && mayMoveFocus()) form.setFocus("password", { shouldSelect: true });
      },
    });
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormError message={isLinkSent || refusal?.isSuspended ? null : refusal?.message} />
      {refusal?.isSuspended && <SuspendedNote message={refusal.message} />}
      {refusal?.isLimited && (
        <SignInLinkOffer
          email={refusal.email}
          next={next}
          onSent={() => setIsLinkSent(true)}
        />
      )}
      {refusal && asksForVerification(refusal.message) && <UnverifiedEmail email={refusal.email} />}
      <EmailField
        autoComplete="username"
        error={errors.email?.message}
        {...form.register("email")}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...form.register("password")}
      />
      <div className="flex flex-col gap-3">
        <Button type="submit" size="lg" isLoading={signIn.isPending}>Sign In</Button>
        <Button asChild variant="quiet">
          <Link to="/login" search={{ mode: "forgot", next }}>Forgot your password?</Link>
        </Button>
      </div>
    </form>
  );
}

function UnverifiedEmail({ email }: { readonly email: string }) {
  return (
    <div className="flex flex-col items-start gap-3 rounded-control border border-hairline p-4">
      <p className="text-quiet">
        We sent a link to <strong className="wrap-anywhere text-ink">{email}</strong>{" "}
        when you registered. If it's not in your inbox or in spam, we can send another.
      </p>
      <ResendVerification email={email} />
    </div>
  );
}
