import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { Button } from "../../../ui/button/Button.tsx";
import { MailOpen } from "../../../ui/icons/mail-open.ts";
import { AuthLayout } from "../AuthLayout.tsx";
import { ResendVerification } from "./ResendVerification.tsx";

export interface Registered {
  readonly email: string;
  readonly username: string;
}

/**
 * After the form is sent. It names the username, since another registration's link does not
 * confirm this one (auth.9).
 */
export function RegistrationSent({ email, username }: Registered) {
  const handle = `@${username}`;
  return (
    <AuthLayout title={t`Registration Successful!`} focusTitle>
      <div className="flex flex-col gap-6">
        <div className="flex items-start gap-4">
          <MailOpen aria-hidden="true" className="mt-1 size-8 shrink-0 text-brand" strokeWidth={1.5} />
          <div className="min-w-0">
            <p className="text-ink">
              <Trans>
                We sent a link to <strong className="wrap-anywhere">{email}</strong>.
              </Trans>
            </p>
            <p className="mt-1 text-quiet">
              {t`Open it within 24 hours to verify your email, then sign in. It may take a minute to arrive, or land in spam.`}
            </p>
            <p className="mt-1 text-quiet">
              <Trans>
                The link is for{" "}
                <bdi className="wrap-anywhere text-ink">{handle}</bdi>. If an email asks you to verify another
                username, ignore it.
              </Trans>
            </p>
          </div>
        </div>
        <div className="flex flex-col gap-3">
          <Button asChild size="lg">
            <Link to="/login">{t`Go to Login`}</Link>
          </Button>
          <ResendVerification email={email} />
        </div>
      </div>
    </AuthLayout>
  );
}
