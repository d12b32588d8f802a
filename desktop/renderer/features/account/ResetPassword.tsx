import { t } from "@lingui/core/macro";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { Button } from "../../ui/button/Button.tsx";
import { toast } from "../../lib/announce/toast.ts";
import { useForgotPassword } from "../auth/use-forgot-password.ts";

/** Sends the mail with the link to set a new password, and says so (auth.14). */
export function ResetPassword({ email }: { readonly email: string }) {
  const resetMail = useForgotPassword();
  // The server's own text leaves open whether the address has an account, which its owner knows.
  const sent = t`We sent a link to ${email}. It works once, for one hour.`;
  const send = () =>
    resetMail.mutate(email, {
      onSuccess: () => toast({ title: t`Reset Email Sent`, description: sent, tone: "success" }),
      onError: (error) => toastFailure(error, t`Please try again.`, t`Failed to Send Reset Email`),
    });
  return (
    <div className="flex flex-col items-start gap-1">
      <p className="text-meta font-semibold text-ink">{t`Password`}</p>
      <p className="text-meta text-quiet">
        {t`We send you a link to set a new one. Your other devices are signed out once you have.`}
      </p>
      <Button variant="secondary" className="mt-2" isLoading={resetMail.isPending} onClick={send}>
        {t`Reset Password`}
      </Button>
      {/* The toast announces it. */}
      {resetMail.isSuccess && <p className="text-meta text-quiet">{sent}</p>}
    </div>
  );
}
