import { Invalid } from "../../errors.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** Throws `Invalid` on `password` for what is guessed first (decision 22). */
export function refuseCommonPassword(password: string): void {
  if (!isCommonPassword(password)) return;
  const message = "This password is easy to guess. Please choose one that is less common.";
  throw new Invalid(message, { password: message });
}
