import { expect } from "vitest";
import { testPassword } from "../member.ts";
import { answers, type CallRow } from "./call-row.ts";

const path = "/api/account";

export const leavingCalls: readonly CallRow[] = [
  {
    call: `DELETE ${path}`,
    success: answers(({ ada }) => ada.delete(path, { password: testPassword }), 200, { success: true }),
    signedOut: "refused",
    // Someone with a stolen session does not know the password.
    stranger: answers(({ ada }) => ada.delete(path, { password: "Guessed1!" }), 401, {
      code: "invalid_credentials",
    }),
    badInput: answers(({ ada }) => ada.delete(path, {}), 400, {
      fields: { password: expect.any(String) as string },
    }),
    // No session of the account is left.
    repeat: answers(({ ada }) => ada.delete(path, { password: testPassword }), 401, {
      code: "unauthenticated",
    }),
  },
];
