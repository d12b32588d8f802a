/** The three faces of /login (A§4). */
export type LoginMode = "sign-in" | "forgot-password" | "set-new-password";

/** What the address says: a mailed `token` opens the new password, `mode=forgot` the request for one. */
export function loginMode(search: { readonly token?: string; readonly mode?: string }): LoginMode {
  if (search.token !== undefined) return "set-new-password";
  return search.mode === "forgot" ? "forgot-password" : "sign-in";
}

/** A refused sign-in that a verification mail would cure (A§2). */
export function asksForVerification(message: string): boolean {
  return message.toLowerCase().includes("verify your email");
}
