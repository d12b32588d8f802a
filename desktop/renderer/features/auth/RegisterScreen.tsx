import { Link, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { usernamePattern } from "#shared/members/username-pattern.ts";
import { product } from "#shared/product.ts";
import { forgetEndedSession } from "../../lib/session/ended-session.ts";
import { AuthLayout, linkClass } from "./AuthLayout.tsx";
import { RegisterForm } from "./register/RegisterForm.tsx";
import { type Registered, RegistrationSent } from "./register/RegistrationSent.tsx";

/** /register: the form, then where to find the mailed link. */
export function RegisterScreen() {
  const { ref: given } = useSearch({ from: "/visitor/register" });
  // A link must not make arbitrary text appear as the product's.
  const ref = given && usernamePattern.test(given) ? given : undefined;
  const [registered, setRegistered] = useState<Registered | null>(null);
  useEffect(forgetEndedSession, []);
  if (registered !== null) return <RegistrationSent {...registered} />;
  return (
    <AuthLayout
      title={`Join ${product.name}`}
      intro={ref ? `${ref} invited you. It takes a minute.` : "It takes a minute."}
      footer={
        <span>
          Already have an account? <Link to="/login" className={linkClass}>Sign in</Link>
        </span>
      }
    >
      <RegisterForm invitedBy={ref} onRegistered={setRegistered} />
    </AuthLayout>
  );
}
