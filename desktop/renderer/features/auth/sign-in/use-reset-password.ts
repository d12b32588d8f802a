import { useMutation } from "@tanstack/react-query";
import { resetPassword } from "#shared/auth/contract.ts";
import type { CallInput } from "#shared/endpoint.ts";
import { call } from "../../../lib/api/call.ts";

/** Sets a new password with the token of a mailed link. */
export function useResetPassword() {
  return useMutation({
    mutationFn: (body: CallInput<typeof resetPassword>["body"]) => call(resetPassword, { body }),
  });
}
