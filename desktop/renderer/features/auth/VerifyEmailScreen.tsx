import { t } from "@lingui/core/macro";
import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import { product } from "#shared/product.ts";
import { otherUsername } from "#shared/auth/registration-contract.ts";
import { Button } from "../../ui/button/Button.tsx";
import { CircleAlert } from "../../ui/icons/circle-alert.ts";
import { CircleCheck } from "../../ui/icons/circle-check.ts";
import { Spinner } from "../../ui/status/Spinner.tsx";
import { hasRegisteredHere } from "./register/own-registration.ts";
import { useChooseUsername, useVerifyEmail } from "./register/use-registration.ts";
import { getFailureText } from "../../lib/form/failure-text.ts";
import { AuthLayout, Outcome } from "./AuthLayout.tsx";
import { FormError } from "../../ui/form/FormError.tsx";
import { showFieldErrors } from "../../lib/form/show-field-errors.ts";
import { createFocusGuard } from "../../lib/form/form-focus.ts";
import { withFilledValues } from "../../lib/form/with-filled-values.ts";
import { UsernameField } from "./register/UsernameField.tsx";

/**
 * /verify-email?token=…: confirms at once in the browser that registered, elsewhere after a click,
 * since programs open links in mails; then success, error, or another username to choose.
 */
export function VerifyEmailScreen() {
  const { token } = useSearch({ from: "/visitor/verify-email" });
  const [isAsked, setAsked] = useState(hasRegisteredHere);
  const { data, error, refetch } = useVerifyEmail(token, isAsked);
  if (!token) return <VerificationFailed message={t`No verification token provided`} />;
  if (error) {
    return (
      <VerificationFailed
        message={t`Failed to verify email. Please try again.`}
        detail={getFailureText(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!isAsked) {
    return (
      <AuthLayout
        title={t`Confirm your email`}
        intro={t`Did you register at ${{ product: product.name }} with this address? Then confirm it here.`}
        focusTitle
      >
        <Button size="lg" onClick={() => setAsked(true)}>{t`Confirm email`}</Button>
        <p className="text-quiet">{t`If it wasn't you, just close this page: nothing happens.`}</p>
      </AuthLayout>
    );
  }
  if (!data) {
    return (
      <AuthLayout title={t`Verifying your email`}>
        <div role="status" className="flex items-center gap-3 text-quiet">
          <Spinner /> <span>{t`One moment…`}</span>
        </div>
      </AuthLayout>
    );
  }
  if (data.needsUsername) {
    return (
      <AuthLayout title={t`Choose another username`} intro={data.message} focusTitle>
        <ChooseUsernameForm token={token} />
      </AuthLayout>
    );
  }
  if (!data.verified) return <VerificationFailed message={data.message} />;
  return (
    <AuthLayout title={t`Email verified`} focusTitle>
      <Outcome icon={<CircleCheck size={28} aria-hidden="true" className="text-brand" />}>
        <p>{data.message}</p>
      </Outcome>
      <Button asChild size="lg">
        <Link to="/login" search={{ mode: "verified" }}>{t`Go to Login`}</Link>
      </Button>
    </AuthLayout>
  );
}

interface VerificationFailedProps {
  readonly message: string;
  /** Set when the call itself failed, which says nothing about the link. */
  readonly detail?: string;
  readonly onRetry?: () => void;
}

function VerificationFailed({ message, detail, onRetry }: VerificationFailedProps) {
  return (
    <AuthLayout title={t`Verification failed`} focusTitle>
      <Outcome icon={<CircleAlert size={28} aria-hidden="true" className="text-danger" />}>
        <p>{message}</p>
        {detail && <p className="mt-1 text-quiet">{detail}</p>}
        {detail && <p className="mt-1 text-quiet">{t`The link may be invalid or expired.`}</p>}
      </Outcome>
      <div className="flex flex-col gap-3">
        {onRetry && <Button size="lg" onClick={onRetry}>{t`Try Again`}</Button>}
        <Button asChild size="lg" variant={onRetry ? "secondary" : "primary"}>
          <Link to="/login">{t`Go to Login`}</Link>
        </Button>
        <Button asChild size="lg" variant="secondary">
          <Link to="/register">{t`Register Again`}</Link>
        </Button>
      </div>
    </AuthLayout>
  );
}

/** Finishes a registration whose username was taken in the meantime. */
function ChooseUsernameForm({ token }: { readonly token: string }) {
  const choose = useChooseUsername();
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm({
    resolver: zodResolver(otherUsername),
    mode: "onTouched",
    defaultValues: { token, username: "" },
  });
  const username = useWatch({ control: form.control, name: "username" });

  const submit = form.handleSubmit((choice) => {
    setRefusal(null);
    const mayMoveFocus = createFocusGuard(form);
    choose.mutate(choice, {
      onError: (error) => {
        if (!showFieldErrors(form.setError, ["username"], error, mayMoveFocus())) {
          setRefusal(getFailureText(error));
        }
      },
    });
  });

  return (
    <form noValidate {...withFilledValues(form, submit)} className="flex flex-col gap-5">
      <FormError message={refusal} />
      <UsernameField
        value={username}
        error={form.formState.errors.username?.message}
        field={form.register("username")}
      />
      <Button type="submit" size="lg" isLoading={choose.isPending}>{t`Finish Joining`}</Button>
    </form>
  );
}
