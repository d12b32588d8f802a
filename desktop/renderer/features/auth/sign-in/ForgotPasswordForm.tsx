import { useForgotPassword } from "../api.ts";
import { EmailForm } from "./EmailForm.tsx";

/** Asks for a mail to set a new password. */
export function ForgotPasswordForm() {
  return (
    <EmailForm
      request={useForgotPassword()}
      button="Send Reset Email"
      sentTitle="Reset Email Sent"
      failedTitle="Failed to Send Reset Email"
    >
      a link to set a new password is on its way. It works once, for one hour.
    </EmailForm>
  );
}
