import { userMessageOf } from "../../lib/api-error.ts";
import { isUnauthorized } from "../../lib/retry.ts";
import { toast } from "../../ui/toast.ts";

/** The toast of A§8: the server's words, or what failed. A genuine 401 has its own toast and redirect. */
export function tellSpeechFailure(error: unknown, what: string): void {
  if (isUnauthorized(error)) return;
  toast({ title: "TTS Error", description: userMessageOf(error, what), tone: "danger" });
}
