import { t } from "@lingui/core/macro";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { editMessage } from "#shared/messages/contract.ts";
import { findMessageRefusal } from "#shared/messages/refusals.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { writeCrisisSupport } from "#shared/moderation/general-support.ts";
import { announceToScreenReaders } from "../../../../lib/announce/announce-to-screen-readers.ts";
import { ApiError, getUserMessage } from "../../../../lib/api/api-error.ts";
import { call } from "../../../../lib/api/call.ts";
import { isUnreached } from "../../../../lib/api/is-unreached.ts";
import { getServerDate } from "../../../../lib/clock/server-time.ts";
import { showText } from "../../../../lib/language/show-text.ts";
import { messageKeys } from "../../../../lib/query-keys/message-keys.ts";
import { offerSupport } from "../../../moderation/offered-support.ts";
import type { Thread } from "../../thread/merge-thread.ts";
import { checkThreads, putMessage } from "../../thread-cache.ts";
import { changeMessageEdit, type MessageEdit } from "./message-edit.ts";

/**
 * Saves an edit: the thread shows it at once, and as it was when the server refuses. Its text stays
 * in the field until the server has it.
 */
export function useSaveMessageEdit(memberId: string, userId: string) {
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: ({ messageId, content, revision }: MessageEdit) =>
      call(editMessage, { params: { id: messageId }, body: { content: content.trim(), revision } }),
    onMutate: (edit) => {
      const former = findMessage(client, userId, edit.messageId);
      if (former) putMessage(client, withEdit(former, edit), userId);
      return former;
    },
    onSuccess: ({ support, ...edited }, { messageId }) => {
      putMessage(client, edited, userId);
      for (const queryKey of [messageKeys.lists, messageKeys.searches]) {
        void client.invalidateQueries({ queryKey });
      }
      changeMessageEdit(memberId, userId, messageId, null);
      offerSupport(support);
      announceToScreenReaders(t`Your changes are saved.`);
    },
    onError: (error, { messageId }, former) => {
      if (former) putMessage(client, former, userId);
      if (!(error instanceof ApiError)) return;
      if (error.asksForHelp) offerSupport(writeCrisisSupport(showText));
      const current = error.edits?.current;
      if (!current) return;
      changeMessageEdit(memberId, userId, messageId, { conflict: { ...current, isMine: false } });
      checkThreads(client, userId);
    },
  });
  return {
    isSaving: saving.isPending,
    failure: saving.isPending ? null : describeFailure(saving.error),
    save: (edit: MessageEdit) => saving.mutate(edit),
  };
}

function findMessage(client: QueryClient, userId: string, id: string): DirectMessage | undefined {
  return client.getQueryData<Thread>(messageKeys.thread(userId))?.known[id];
}

function withEdit(message: DirectMessage, { content, revision }: MessageEdit): DirectMessage {
  return {
    ...message,
    content: content.trim(),
    revision: revision + 1,
    editedAt: getServerDate().toISOString(),
  };
}

/** Null for a conflict, which says itself what there is to do. */
function describeFailure(error: unknown): string | null {
  if (error === null || error instanceof ApiError && error.code === "edit_conflict") return null;
  if (error instanceof ApiError && isUnreached(error)) {
    return t`No connection. Your text is kept here: save it once you are online again.`;
  }
  const refusal = error instanceof ApiError && findMessageRefusal(error.code);
  if (refusal) return showText(refusal.text);
  return getUserMessage(error, t`Your changes were not saved. Your text is kept: please try again.`);
}
