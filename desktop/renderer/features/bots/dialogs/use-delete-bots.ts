import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { BotUser } from "#shared/bots/bot-shapes.ts";
import { deleteAllBotUsers, deleteBotUser } from "#shared/bots/contract.ts";
import { deleteAllWords } from "#shared/bots/delete-all-words.ts";
import { userMessageOf } from "../../../lib/api/api-error.ts";
import { call } from "../../../lib/api/call.ts";
import { announceToScreenReaders } from "../../../lib/announce/announce-to-screen-readers.ts";
import { changeBots, invalidateBots } from "../use-bots.ts";

/** What happens to the content of a deleted bot (bots.4). */
export type WrittenContent = "keep" | "remove";

export function useDeleteBot({ id, userEmail, displayName }: BotUser, onDeleted: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (content: WrittenContent) =>
      call(deleteBotUser, { params: { email: userEmail }, query: { content } }),
    onSuccess: () => {
      changeBots(client, (bots) => bots.filter((bot) => bot.id !== id));
      announceToScreenReaders(`${displayName} is deleted.`);
      onDeleted();
    },
    onSettled: () => invalidateBots(client),
  });
}

/** Deletes every bot, with the confirmation words that the server requires too. */
export function useDeleteAllBots(onDeleted: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteAllBotUsers, { body: { confirm: deleteAllWords } }),
    onSuccess: ({ deleted }) => {
      changeBots(client, () => []);
      announceToScreenReaders(deleted === 1 ? "1 bot is deleted." : `${deleted} bots are deleted.`);
      onDeleted();
    },
    onSettled: () => invalidateBots(client),
  });
}

/**
 * Why a deletion failed, for its dialog: everything behind a dialog, toasts too, is hidden from
 * screen readers.
 */
export function deletionFailureText(error: Error | null): string | null {
  return error && `Failed to delete bot user. ${userMessageOf(error, "Please try again.")}`;
}
