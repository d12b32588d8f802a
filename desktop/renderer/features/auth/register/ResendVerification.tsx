import { t } from "@lingui/core/macro";
import { Button } from "../../../ui/button/Button.tsx";
import { toast } from "../../../lib/announce/toast.ts";
import { MailCheck } from "../../../ui/icons/mail-check.ts";
import { useResendVerification } from "./use-registration.ts";
import { getFailureText } from "../../../lib/form/failure-text.ts";
import { useCooldown } from "../../../lib/form/use-cooldown.ts";

const pauseSeconds = 60;

/** Sends the verification mail again, at most once a minute from this screen. */
export function ResendVerification({ email }: { readonly email: string }) {
  const resend = useResendVerification();
  const [secondsLeft, startCooldown] = useCooldown();

  const send = () => {
    if (secondsLeft > 0) return;
    resend.mutate(email, {
      onSuccess: ({ message }) => {
        startCooldown(pauseSeconds);
        toast({ title: t`Verification Email Sent`, description: message, tone: "success" });
      },
      onError: (error) => {
        toast({ title: t`Failed to Send Verification`, description: getFailureText(error), tone: "danger" });
      },
    });
  };

  return (
    <Button
      variant="secondary"
      icon={<MailCheck size={18} aria-hidden="true" />}
      isLoading={resend.isPending}
      aria-disabled={secondsLeft > 0}
      onClick={send}
    >
      {secondsLeft > 0 ? t`Resend in ${secondsLeft} s` : t`Resend Verification Email`}
    </Button>
  );
}
