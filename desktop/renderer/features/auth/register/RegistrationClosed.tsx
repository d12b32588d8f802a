import { Link } from "@tanstack/react-router";
import { product } from "#shared/product.ts";
import { AuthLayout, linkClass } from "../AuthLayout.tsx";

/** In place of the form while the operator lets nobody join (auth.27). */
export function RegistrationClosed() {
  return (
    <AuthLayout
      title="Registration is closed for now"
      intro={`Nobody new can join ${product.name} at the moment. Please come back later.`}
      footer={
        <span>
          Already have an account? <Link to="/login" className={linkClass}>Sign in</Link>
        </span>
      }
    >
      <p className="text-quiet">
        If you have registered already, the link in your email still works.
      </p>
    </AuthLayout>
  );
}
