/** What the sign-in screen shows. */
type LoginMode = "sign-in" | "forgot-password" | "set-new-password" | "ask-for-link" | "follow-link";

interface LoginSearch {
  /** Mailed to set a new password. */
  readonly token?: string;
  /** Mailed to sign in without the password. */
  readonly link?: string;
  readonly mode?: string;
}

/** The mode that an address opens. */
export function loginMode({ token, link, mode }: LoginSearch): LoginMode {
  if (token !== undefined) return "set-new-password";
  if (link !== undefined) return "follow-link";
  if (mode === "forgot") return "forgot-password";
  return mode === "link" ? "ask-for-link" : "sign-in";
}

/** Whether another verification mail would cure the refusal of a sign-in. */
export function asksForVerification(message: string): boolean {
  return message.toLowerCase().includes("verify your email");
}
