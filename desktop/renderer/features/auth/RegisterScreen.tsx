import { t } from "@lingui/core/macro";
import { Link, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { usernamePattern } from "#shared/members/username-pattern.ts";
import { product } from "#shared/product.ts";
import { forgetEndedSession } from "../../lib/session/ended-session.ts";
import { useAbout } from "../../lib/api/use-about.ts";
import { AuthLayout, linkClass } from "./AuthLayout.tsx";
import { RegisterForm } from "./register/RegisterForm.tsx";
import { type Registered, RegistrationSent } from "./register/RegistrationSent.tsx";

/** /register: the form, then where to find the mailed link; or that nobody can join for now. */
export function RegisterScreen() {
  const { ref: given } = useSearch({ from: "/visitor/register" });
  // A link must not make arbitrary text appear as the product's.
  const ref = given && usernamePattern.test(given) ? given : undefined;
  const [registered, setRegistered] = useState<Registered | null>(null);
  useEffect(forgetEndedSession, []);
  const isClosed = useAbout()?.isRegistrationOpen === false;
  if (registered !== null) return <RegistrationSent {...registered} />;
  if (isClosed) return <RegistrationClosed />;
  return (
    <AuthLayout
      title={t`Join ${{ product: product.name }}`}
      intro={ref ? t`${{ username: ref }} invited you. It takes a minute.` : t`It takes a minute.`}
      footer={
        <div className="flex flex-wrap justify-between gap-x-4">
          <span>
            {t`Already have an account?`} <Link to="/login" className={linkClass}>{t`Sign in`}</Link>
          </span>
          {/* In a new tab, since the form would lose its password and ticks. */}
          <Link
            to="/rules"
            target="_blank"
            rel="noopener"
            className="text-quiet hover:text-ink hover:underline"
          >
            <span>{t`Rules`}</span>
            <span className="sr-only">{t`(opens in a new tab)`}</span>
          </Link>
        </div>
      }
    >
      <RegisterForm invitedBy={ref} onRegistered={setRegistered} />
    </AuthLayout>
  );
}

/** In place of the form while the operator lets nobody join (auth.27). */
function RegistrationClosed() {
  return (
    <AuthLayout
      title={t`Registration is closed for now`}
      intro={t`Nobody new can join ${{ product: product.name }} at the moment. Please come back later.`}
      footer={
        <span>
          {t`Already have an account?`} <Link to="/login" className={linkClass}>{t`Sign in`}</Link>
        </span>
      }
    >
      <p className="text-quiet">
        {t`If you have registered already, the link in your email still works.`}
      </p>
    </AuthLayout>
  );
}
