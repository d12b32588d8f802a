import { useRequestSignInLink } from "../api.ts";
import { EmailForm } from "./EmailForm.tsx";

/** Asks for a mail to sign in without the password. */
export function SignInLinkForm({ next }: { readonly next?: string }) {
  return (
    <EmailForm
      request={useRequestSignInLink(next)}
      button="Email me a sign-in link"
      sentTitle="Sign-in link sent"
      failedTitle="Sign-in link not sent"
    >
      a sign-in link is on its way. It works once, for 15 minutes.
    </EmailForm>
  );
}
