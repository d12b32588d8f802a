import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type CurrentUser,
  forgotPassword,
  login,
  register,
  resendVerification,
  resetPassword,
  verifyEmail,
} from "#shared/auth/contract.ts";
import type { CallInput } from "#shared/endpoint.ts";
import { call } from "../../lib/call.ts";
import { sessionKey } from "../../lib/session.ts";

/** Signs in; the session cache holds the member before `onSuccess` of the caller runs. */
export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof login>["body"]) => call(login, { body }),
    onSuccess: (user) => beginSession(client, user),
  });
}

/** Whatever an earlier session or a signed-out visit left in the cache was somebody else's view. */
function beginSession(client: QueryClient, user: CurrentUser): void {
  client.removeQueries({ predicate: (query) => query.queryKey.join("/") !== sessionKey.join("/") });
  client.setQueryData(sessionKey, user);
}

export function useRegister() {
  return useMutation({
    mutationFn: (body: CallInput<typeof register>["body"]) => call(register, { body }),
  });
}

export function useResendVerification() {
  return useMutation({ mutationFn: (email: string) => call(resendVerification, { body: { email } }) });
}

export function useForgotPassword() {
  return useMutation({ mutationFn: (email: string) => call(forgotPassword, { body: { email } }) });
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (body: CallInput<typeof resetPassword>["body"]) => call(resetPassword, { body }),
  });
}

/** A query, not an effect: the cache makes it one call however often the screen mounts, and it is never repeated. */
export function useVerifyEmail(token: string | undefined) {
  return useQuery({
    queryKey: ["auth", "verify-email", token],
    queryFn: () => call(verifyEmail, { query: { token: token ?? "" } }),
    enabled: Boolean(token),
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnMount: false,
    refetchOnReconnect: false,
  });
}
