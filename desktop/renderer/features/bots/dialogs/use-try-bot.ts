import { useMutation } from "@tanstack/react-query";
import type { BotUser } from "#shared/bots/bot-shapes.ts";
import { tryBotUser } from "#shared/bots/contract.ts";
import { call } from "../../../lib/api/call.ts";

export type Try = { readonly kind: "post" } | { readonly kind: "answer"; readonly to: string };

/** Asks what a bot would write. It costs tokens, so it is never repeated automatically. */
export function useTryBot({ userEmail }: BotUser) {
  return useMutation({
    mutationFn: (asked: Try) => call(tryBotUser, { params: { email: userEmail }, body: asked }),
  });
}
