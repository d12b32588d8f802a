import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  chooseUsername,
  register,
  resendVerification,
  verifyEmail,
} from "#shared/auth/registration-contract.ts";
import type { CallInput } from "#shared/endpoint.ts";
import { call } from "../../../lib/api/call.ts";
import { authKeys } from "../../../lib/query-keys/account-keys.ts";
import { rememberRegistration } from "./own-registration.ts";

export function useRegister() {
  return useMutation({
    mutationFn: (body: CallInput<typeof register>["body"]) => call(register, { body }),
  });
}

export function useResendVerification() {
  return useMutation({
    mutationFn: (email: string) => call(resendVerification, { body: { email } }),
    // It is mailed only to who registered or knows the password.
    onSuccess: rememberRegistration,
  });
}

/**
 * A query rather than a mutation, since the cache makes it one call however often the screen
 * mounts. Nothing is called before `isAsked`.
 */
export function useVerifyEmail(token: string | undefined, isAsked: boolean) {
  return useQuery({
    queryKey: authKeys.verification(token),
    queryFn: () => call(verifyEmail, { query: { token: token ?? "" } }),
    enabled: Boolean(token) && isAsked,
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnMount: false,
    refetchOnReconnect: false,
  });
}

/** Verifies with another username; the outcome replaces the first one. */
export function useChooseUsername() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof chooseUsername>["body"]) => call(chooseUsername, { body }),
    onSuccess: (outcome, { token }) => client.setQueryData(authKeys.verification(token), outcome),
  });
}
