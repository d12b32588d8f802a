import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useLayoutEffect, useState } from "react";
import { restorableDays } from "#shared/account/restorable-days.ts";
import type { SignedInUser } from "#shared/auth/contract.ts";
import { product } from "#shared/product.ts";
import { isolateName } from "#shared/isolate-name.ts";
import { sanitizeNextPath } from "../../lib/session/next-path.ts";
import { keepFirstFont } from "../../lib/window/own-font.ts";
import { toast } from "../../lib/announce/toast.ts";
import { AuthLayout, linkClass } from "./AuthLayout.tsx";
import { FollowSignInLink } from "./sign-in/FollowSignInLink.tsx";
import { ForgotPasswordForm, SignInLinkForm } from "./sign-in/EmailForms.tsx";
import { chooseLoginMode } from "./sign-in/login-mode.ts";
import { ResetPasswordForm } from "./sign-in/ResetPasswordForm.tsx";
import { forgetLinkRequest } from "./sign-in/sign-in-link-request.ts";
import { SignInForm } from "./sign-in/SignInForm.tsx";
import { forgetEndedSession, wasSessionEnded } from "../../lib/session/ended-session.ts";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { X } from "../../ui/icons/x.ts";
import { footLinkClass } from "../../ui/layout/foot-link-class.ts";

const greetings = {
  deleted: {
    title: t`Your account is deleted`,
    intro:
      t`You are signed out everywhere. If you change your mind within ${restorableDays} days, sign in, and everything is back as it was.`,
  },
  verified: { title: t`Welcome`, intro: t`Your email is verified. Sign in to ${{ product: product.name }}.` },
  "sign-in": { title: t`Welcome back`, intro: t`Sign in to ${{ product: product.name }}.` },
};

/** /login; the address selects the mode. */
export function LoginScreen() {
  useLayoutEffect(keepFirstFont, []);
  const search = useSearch({ from: "/visitor/login" });
  const navigate = useNavigate();
  const [email, setEmail] = useState("");
  const continueSignedIn = (user: SignedInUser, next = search.next) => {
    const name = isolateName(user.displayName);
    toast({
      title: t`Login Successful`,
      description: user.isFirstSignIn ? t`Welcome, ${name}.` : t`Welcome back, ${name}.`,
      tone: "success",
    });
    forgetLinkRequest();
    void navigate({ href: sanitizeNextPath(next), replace: true });
  };
  const backToLogin = (
    <Link to="/login" search={{ next: search.next }} className={linkClass}>
      {t`Back to Login`}
    </Link>
  );
  const mode = chooseLoginMode(search);
  switch (mode) {
    case "set-new-password":
      return (
        <AuthLayout title={t`Set a new password`} footer={backToLogin}>
          <ResetPasswordForm
            token={search.token ?? ""}
            onDone={() => navigate({ to: "/login", replace: true })}
          />
        </AuthLayout>
      );
    case "forgot-password":
      return (
        <AuthLayout
          title={t`Forgot your password?`}
          intro={t`Enter your email and we'll send you a link to set a new one.`}
          footer={backToLogin}
        >
          <ForgotPasswordForm email={email} />
        </AuthLayout>
      );
    case "ask-for-link":
      return (
        <AuthLayout
          title={t`Sign in by email`}
          intro={t`Enter your email and we'll send you a link that signs you in.`}
          footer={backToLogin}
        >
          <SignInLinkForm next={search.next} />
        </AuthLayout>
      );
    case "follow-link":
      return <FollowSignInLink key={search.link} token={search.link ?? ""} onSignedIn={continueSignedIn} />;
    case "deleted":
    case "verified":
    case "sign-in":
      return (
        <AuthLayout {...greetings[mode]} footer={<OtherWays />}>
          {mode === "sign-in" && <SessionEndedNote />}
          <SignInForm
            next={search.next}
            email={email}
            onForgotten={setEmail}
            onSignedIn={(user) => continueSignedIn(user)}
          />
        </AuthLayout>
      );
  }
}

function OtherWays() {
  return (
    <>
      <p>
        <Trans>
          New here? <Link to="/register" className={linkClass}>Create an account</Link> or go{" "}
          <Link to="/" className={linkClass}>back to the home page</Link>.
        </Trans>
      </p>
      <nav aria-label={t`Footer`} className="mt-3 flex flex-wrap gap-x-4 text-meta">
        <Link to="/terms" className={footLinkClass}>{t`Terms`}</Link>
        <Link to="/privacy" className={footLinkClass}>{t`Privacy`}</Link>
        <Link to="/rules" className={footLinkClass}>{t`Rules`}</Link>
      </nav>
    </>
  );
}

/** Says why a member who did not sign out by themselves is asked to sign in (auth.26). */
function SessionEndedNote() {
  const [isShown, setIsShown] = useState(wasSessionEnded);
  if (!isShown) return null;
  const dismiss = () => {
    forgetEndedSession();
    setIsShown(false);
  };
  return (
    <div className="flex items-start gap-2 rounded-control bg-wash py-3 pe-2 ps-4">
      <div role="status" className="min-w-0 flex-1">
        <p className="font-medium text-ink">{t`Your session has ended`}</p>
        <p className="mt-0.5 text-quiet">
          {t`You were signed out from another device, your password or something else about your account changed, or the session was too old. Sign in to continue where you were. If it wasn't you, set a new password.`}
        </p>
      </div>
      <IconButton label={t`Dismiss`} icon={<X size={18} aria-hidden="true" />} onClick={dismiss} />
    </div>
  );
}
