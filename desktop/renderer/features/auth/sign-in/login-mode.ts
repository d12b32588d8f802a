type LoginMode =
  | "sign-in"
  | "forgot-password"
  | "set-new-password"
  | "ask-for-link"
  | "follow-link"
  | "verified"
  | "deleted";

interface LoginSearch {
  /** From the password reset mail. */
  readonly token?: string;
  /** From the sign-in link. */
  readonly link?: string;
  readonly mode?: string;
}

export function chooseLoginMode({ token, link, mode }: LoginSearch): LoginMode {
  if (token !== undefined) return "set-new-password";
  if (link !== undefined) return "follow-link";
  if (mode === "forgot") return "forgot-password";
  if (mode === "deleted" || mode === "verified") return mode;
  return mode === "link" ? "ask-for-link" : "sign-in";
}
