import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { confirmEmailChange, refuseEmailChange } from "#shared/account/email-change-contract.ts";
import { call } from "../../lib/api/call.ts";
import { getFailureText } from "../../lib/form/failure-text.ts";
import { refreshSession } from "../../lib/session/session.ts";
import { sessionKey } from "../../lib/query-keys/member-keys.ts";
import { Button } from "../../ui/button/Button.tsx";
import type { Elements } from "../../ui/elements.ts";
import { CircleAlert } from "../../ui/icons/circle-alert.ts";
import { CircleCheck } from "../../ui/icons/circle-check.ts";
import { AuthLayout, Outcome } from "../auth/AuthLayout.tsx";

/** /confirm-email?token=…: the new address becomes the account's (members.8). */
export function ConfirmEmailScreen() {
  const { token } = useSearch({ from: "/visitor/confirm-email" });
  const client = useQueryClient();
  const confirm = useMutation({
    mutationFn: (given: string) => call(confirmEmailChange, { body: { token: given } }),
    onSuccess: () => refreshSession(client),
  });
  return (
    <MailedLink
      token={token}
      use={confirm}
      title={t`Confirm your new email`}
      intro={t`From then on you sign in with it, and we write to it.`}
      action={t`Confirm email`}
      done={t`Email changed`}
      after={
        <Button asChild size="lg">
          <Link to="/">{t`Continue`}</Link>
        </Button>
      }
    />
  );
}

/**
 * /refuse-email?token=…: the change is withdrawn, and every session of the
 * account ends (members.8).
 */
export function RefuseEmailScreen() {
  const { token } = useSearch({ from: "/visitor/refuse-email" });
  const client = useQueryClient();
  const refuse = useMutation({
    mutationFn: (given: string) => call(refuseEmailChange, { body: { token: given } }),
    // This browser is signed out too if it was signed in to the account.
    onSuccess: () => void client.resetQueries({ queryKey: sessionKey }),
  });
  return (
    <MailedLink
      token={token}
      use={refuse}
      title={t`Wasn't it you?`}
      intro={t`If you did not ask for another email, stop the change here. Your account is then signed out everywhere, and you should set a new password.`}
      action={t`Stop the change`}
      done={t`The change is stopped`}
      after={
        <Button asChild size="lg">
          <Link to="/login" search={{ mode: "forgot" }}>{t`Set a new password`}</Link>
        </Button>
      }
    />
  );
}

interface MailedLinkProps {
  readonly token: string | undefined;
  readonly use: {
    readonly data: { readonly message: string } | undefined;
    readonly error: Error | null;
    readonly isPending: boolean;
    readonly mutate: (token: string) => void;
  };
  readonly title: string;
  readonly intro: string;
  readonly action: string;
  readonly done: string;
  readonly after: Elements;
}

/** Uses a mailed link only after a click, since mail scanners open links and must not decide. */
function MailedLink({ token, use, title, intro, action, done, after }: MailedLinkProps) {
  if (use.data) {
    return (
      <AuthLayout title={done} focusTitle>
        <Outcome icon={<CircleCheck size={28} aria-hidden="true" className="text-brand" />}>
          <p>{use.data.message}</p>
        </Outcome>
        {after}
      </AuthLayout>
    );
  }
  const problem = token ? use.error && getFailureText(use.error) : cutShort;
  return (
    <AuthLayout title={title} intro={intro} focusTitle>
      {problem
        ? (
          <div role="alert">
            <Outcome icon={<CircleAlert size={28} aria-hidden="true" className="text-danger" />}>
              <p>{problem}</p>
            </Outcome>
          </div>
        )
        : null}
      {token
        ? <Button size="lg" isLoading={use.isPending} onClick={() => use.mutate(token)}>{action}</Button>
        : (
          <Button asChild size="lg" variant="secondary">
            <Link to="/">{t`Back to Home`}</Link>
          </Button>
        )}
    </AuthLayout>
  );
}

const cutShort = t`This link isn't complete. Please open it from your email again.`;
