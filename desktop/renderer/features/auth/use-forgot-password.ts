import { useMutation } from "@tanstack/react-query";
import { forgotPassword } from "#shared/auth/contract.ts";
import { call } from "../../lib/api/call.ts";
import { forgetEndedSession } from "../../lib/session/ended-session.ts";

/** Sends the mail with the link to set a new password (auth.14). */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (email: string) => call(forgotPassword, { body: { email } }),
    onSuccess: forgetEndedSession,
  });
}
