import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { SignedInUser } from "#shared/auth/contract.ts";
import { formatDeepLink } from "#shared/deep-links.ts";
import { product } from "#shared/product.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { platform } from "../../../lib/platform/current-platform.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { CircleAlert } from "../../../ui/icons/circle-alert.ts";
import { Spinner } from "../../../ui/status/Spinner.tsx";
import { findCookieProblem } from "./cookies-blocked.ts";
import { useSignInWithLink } from "./use-log-in.ts";
import { AuthLayout, linkClass, Outcome } from "../AuthLayout.tsx";
import { getFailureText } from "../../../lib/form/failure-text.ts";
import { SuspendedNote } from "./SuspendedNote.tsx";
import { readLinkRequest } from "./sign-in-link-request.ts";

interface FollowSignInLinkProps {
  /** From the mailed link; empty when the link was cut short. */
  readonly token: string;
  /** `next` is where the member was going when this browser requested the link. */
  readonly onSignedIn: (user: SignedInUser, next?: string) => void;
}

/**
 * Signs in with a mailed link: at once in the browser that requested it, elsewhere after a
 * click (auth.10). So a mail scanner that opens links does not use it up, and a stranger's
 * link signs nobody in.
 */
export function FollowSignInLink({ token, onSignedIn }: FollowSignInLinkProps) {
  const signIn = useSignInWithLink();
  const [request] = useState(readLinkRequest);
  const hasBegun = useRef(false);
  // Without cookies the link would be used up for nothing.
  const [cookies, setCookies] = useState(findCookieProblem);
  const isAutomatic = request !== null && token !== "" && cookies === null;
  const follow = (given: { restoresAccount?: boolean } = {}) => {
    // The member may have allowed them meanwhile.
    const problem = findCookieProblem();
    setCookies(problem);
    if (problem !== null) return;
    hasBegun.current = true;
    signIn.mutate({ token, ...given }, { onSuccess: (user) => onSignedIn(user, request?.next) });
  };
  useEffect(() => {
    if (!isAutomatic || hasBegun.current) return;
    // Not in the effect itself: strict mode mounts twice, and a mutation loses the
    // observer of the first.
    const start = setTimeout(() => follow());
    return () => clearTimeout(start);
  });

  if (signIn.isPending || signIn.isSuccess || (isAutomatic && signIn.isIdle)) {
    return (
      <AuthLayout title={t`Signing you in`}>
        <div role="status" className="flex items-center gap-3 text-quiet">
          <Spinner /> <span>{t`One moment…`}</span>
        </div>
      </AuthLayout>
    );
  }
  if (token === "" || isLinkDead(signIn.error)) {
    return <DeadLink message={token === "" ? cutShort : getFailureText(signIn.error)} next={request?.next} />;
  }
  if (signIn.error instanceof ApiError && signIn.error.code === "account_suspended") {
    return (
      <AuthLayout title={t`You can't sign in at the moment`} focusTitle>
        <SuspendedNote message={getFailureText(signIn.error)} />
        <Button asChild size="lg" variant="secondary">
          <Link to="/login">{t`Go to Login`}</Link>
        </Button>
      </AuthLayout>
    );
  }
  if (signIn.error instanceof ApiError && signIn.error.code === "account_left") {
    return (
      <AuthLayout title={t`Your account is deleted`} focusTitle>
        <p className="text-quiet">{getFailureText(signIn.error)}</p>
        <Button size="lg" onClick={() => follow({ restoresAccount: true })}>{t`Keep my account`}</Button>
      </AuthLayout>
    );
  }
  const problem = cookies ?? (signIn.error ? getFailureText(signIn.error) : null);
  return (
    <AuthLayout
      title={t`Sign in to ${{ product: product.name }}`}
      intro={t`This link signs you in without your password.`}
      focusTitle
    >
      {problem !== null && <Problem text={problem} />}
      <Button size="lg" onClick={() => follow()}>
        {signIn.error ? t`Try Again` : t`Sign In`}
      </Button>
      {platform().kind === "web" && <OpenInApp token={token} />}
    </AuthLayout>
  );
}

function Problem({ text }: { readonly text: string }) {
  return (
    <Outcome icon={<CircleAlert size={28} aria-hidden="true" className="text-danger" />}>
      <p>{text}</p>
    </Outcome>
  );
}

function OpenInApp({ token }: { readonly token: string }) {
  return (
    <p className="text-quiet">
      <Trans>
        Did you ask for it in the desktop app?{" "}
        <a href={formatDeepLink(`/login?link=${encodeURIComponent(token)}`)} className={linkClass}>
          Open it there
        </a>.
      </Trans>
    </p>
  );
}

const cutShort = t`This link isn't complete. Please open it from your email again, or ask for a new one.`;

/** Also when it has signed in a browser that keeps no cookies, since it works once. */
function isLinkDead(error: unknown): boolean {
  return error instanceof ApiError && (error.code === "invalid_token" || error.code === "cookies");
}

function DeadLink({ message, next }: { readonly message: string; readonly next?: string }) {
  return (
    <AuthLayout title={t`This link no longer works`} focusTitle>
      <Problem text={message} />
      <div className="flex flex-col gap-3">
        <Button asChild size="lg">
          <Link to="/login" search={{ mode: "link", next }}>{t`Email me a new link`}</Link>
        </Button>
        <Button asChild size="lg" variant="secondary">
          <Link to="/login" search={{ next }}>{t`Go to Login`}</Link>
        </Button>
      </div>
    </AuthLayout>
  );
}
