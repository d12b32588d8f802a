import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { product } from "#shared/product.ts";
import { safeNextPath } from "../../lib/next-path.ts";
import { AuthLayout } from "./AuthLayout.tsx";
import { ForgotPasswordForm } from "./ForgotPasswordForm.tsx";
import { linkClass } from "./link-class.ts";
import { loginMode } from "./login-mode.ts";
import { ResetPasswordForm } from "./ResetPasswordForm.tsx";
import { SignInForm } from "./SignInForm.tsx";

/** /login in its three modes; the address says which (A§2, A§4). */
export function LoginScreen() {
  const search = useSearch({ from: "/visitor/login" });
  const navigate = useNavigate();
  const backToLogin = (
    <Link to="/login" search={{ next: search.next }} className={linkClass}>
      Back to Login
    </Link>
  );
  switch (loginMode(search)) {
    case "set-new-password":
      return (
        <AuthLayout title="Set a new password" footer={backToLogin}>
          <ResetPasswordForm
            token={search.token ?? ""}
            onDone={() => navigate({ to: "/login", replace: true })}
          />
        </AuthLayout>
      );
    case "forgot-password":
      return (
        <AuthLayout
          title="Forgot your password?"
          intro="Tell us your address and we send you a link to set a new one."
          footer={backToLogin}
        >
          <ForgotPasswordForm />
        </AuthLayout>
      );
    case "sign-in":
      return (
        <AuthLayout
          title="Welcome back"
          intro={`Sign in to ${product.name}.`}
          footer={<OtherWays />}
        >
          <SignInForm
            next={search.next}
            onSignedIn={() => navigate({ href: safeNextPath(search.next), replace: true })}
          />
        </AuthLayout>
      );
  }
}

function OtherWays() {
  return (
    <p>
      New here? <Link to="/register" className={linkClass}>Create an account</Link>
      {" or go "}
      <Link to="/" className={linkClass}>back to the home page</Link>.
    </p>
  );
}
