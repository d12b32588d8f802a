import { Link, useSearch } from "@tanstack/react-router";
import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { useVerifyEmail } from "./api.ts";
import { failureText } from "./failure-text.ts";
import { AuthLayout } from "./AuthLayout.tsx";

/** /verify-email?token=…: loading, then success or error (A§2, A§4). */
export function VerifyEmailScreen() {
  const { token } = useSearch({ from: "/verify-email" });
  const { data, error } = useVerifyEmail(token);
  if (!token) return <VerificationFailed message="No verification token provided" />;
  if (error) {
    return (
      <VerificationFailed
        message="Failed to verify email. Please try again."
        detail={failureText(error)}
      />
    );
  }
  if (!data) {
    return (
      <AuthLayout title="Verifying your email">
        <div role="status" className="flex items-center gap-3 text-quiet">
          <Spinner /> One moment…
        </div>
      </AuthLayout>
    );
  }
  if (!data.verified) return <VerificationFailed message={data.message} />;
  return (
    <AuthLayout title="Email verified" focusTitle>
      <Outcome icon={<CircleCheck aria-hidden="true" className="size-8 shrink-0 text-brand" />}>
        <p className="text-ink">{data.message}</p>
      </Outcome>
      <Button asChild size="lg">
        <Link to="/login">Go to Login</Link>
      </Button>
    </AuthLayout>
  );
}

function VerificationFailed({ message, detail }: { readonly message: string; readonly detail?: string }) {
  return (
    <AuthLayout title="Verification failed" focusTitle>
      <Outcome icon={<CircleAlert aria-hidden="true" className="size-8 shrink-0 text-danger" />}>
        <p className="text-ink">{message}</p>
        {detail && <p className="mt-1 text-ink">{detail}</p>}
        <p className="mt-1 text-quiet">
          The link may be invalid or expired. Signing in offers you a new one.
        </p>
      </Outcome>
      <div className="flex flex-col gap-3">
        <Button asChild size="lg">
          <Link to="/register">Register Again</Link>
        </Button>
        <Button asChild size="lg" variant="secondary">
          <Link to="/login">Go to Login</Link>
        </Button>
      </div>
    </AuthLayout>
  );
}

function Outcome({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="flex items-start gap-4">
      {icon}
      <div className="min-w-0">{children}</div>
    </div>
  );
}
