import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Button } from "../../../ui/button/Button.tsx";
import { toast } from "../../../lib/announce/toast.ts";
import { Mail } from "../../../ui/icons/mail.ts";
import { useRequestSignInLink } from "./use-log-in.ts";
import { getFailureText } from "../../../lib/form/failure-text.ts";
import { useCooldown } from "../../../lib/form/use-cooldown.ts";

const pauseSeconds = 60;

interface SignInLinkOfferProps {
  readonly email: string;
  /** Where the member goes once signed in. */
  readonly next?: string;
  readonly onSent: () => void;
}

/**
 * Offers a sign-in link after too many failed attempts (auth.10), which somebody else may have
 * made.
 */
export function SignInLinkOffer({ email, next, onSent }: SignInLinkOfferProps) {
  const request = useRequestSignInLink(next);
  const [secondsLeft, startCooldown] = useCooldown();

  const send = () => {
    if (secondsLeft > 0) return;
    request.mutate(email, {
      onSuccess: () => {
        startCooldown(pauseSeconds);
        onSent();
      },
      onError: (error) => {
        toast({ title: t`Sign-in link not sent`, description: getFailureText(error), tone: "danger" });
      },
    });
  };

  return (
    <div className="flex flex-col items-start gap-3 rounded-control border border-hairline p-4">
      <p role="status" className="text-quiet">
        {request.isSuccess
          ? (
            <span key="sent">
              <Trans>
                Check your email. If <strong className="wrap-anywhere text-ink">{email}</strong>{" "}
                belongs to an account, a sign-in link is on its way. It works once, for 15 minutes.
              </Trans>
            </span>
          )
          : (
            <span>
              <Trans>
                We can send a link to <strong className="wrap-anywhere text-ink">{email}</strong>{" "}
                that signs you in without your password.
              </Trans>
            </span>
          )}
      </p>
      <Button
        variant="secondary"
        icon={<Mail size={18} aria-hidden="true" />}
        isLoading={request.isPending}
        aria-disabled={secondsLeft > 0}
        onClick={send}
      >
        {request.isSuccess
          ? secondsLeft > 0 ? t`Send another in ${secondsLeft} s` : t`Send another link`
          : t`Email me a sign-in link`}
      </Button>
    </div>
  );
}
