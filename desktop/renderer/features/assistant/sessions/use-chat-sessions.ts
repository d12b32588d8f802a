import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { deleteAiSession, listAiSessions, renameAiSession } from "#shared/assistant/contract.ts";
import { chooseAiModel } from "#shared/assistant/models-contract.ts";
import type { AiSession } from "#shared/assistant/ai-chat-shapes.ts";
import { call, callPage, type Page } from "../../../lib/api/call.ts";
import { keepWholeRows } from "../../../lib/api/malformed-rows.ts";
import { runMutation } from "../../../lib/cache/query-client.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import type { AskedModel } from "../models/model-choices.ts";
import { assistantKeys } from "../../../lib/assistant/assistant-keys.ts";

const pageSize = 30;

/** The member's chats, the latest first; with `title` only those whose title contains it. */
export function useChatSessions(title: string) {
  return useInfiniteQuery({
    queryKey: assistantKeys.sessionsWith(title),
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = { q: title || undefined, limit: pageSize, cursor };
      const page = await callPage(listAiSessions, { query }, { signal });
      return { ...page, items: keepWholeRows(page.items, "title", "updatedAt") };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
}

/** Renames a chat at once, and restores the title when the call fails. */
export function useRenameChatSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, title }: Pick<AiSession, "id" | "title">) =>
      call(renameAiSession, { params: { id }, body: { title } }),
    onMutate: ({ id, title }) =>
      changeSessions(client, (rows) => rows.map((row) => (row.id === id ? { ...row, title } : row))),
    onError: (error) => toastFailure(error, "The chat could not be renamed. Please try again."),
    onSettled: () => client.invalidateQueries({ queryKey: assistantKeys.sessions }),
  });
}

/** Has all devices ask this model next in a chat; a failure is said, and the choice undone. */
export async function keepModelOfChat(
  client: QueryClient,
  id: string,
  modelName: AskedModel,
): Promise<void> {
  try {
    await changeSessions(
      client,
      (rows) => rows.map((row) => (row.id === id ? { ...row, model: modelName } : row)),
    );
    await runMutation(client, () => call(chooseAiModel, { params: { id }, body: { modelName } }));
  } catch (error) {
    toastFailure(error, "The model could not be kept for this chat. Please try again.");
  }
  await client.invalidateQueries({ queryKey: assistantKeys.sessions });
}

/** Deletes a chat with all its messages. */
export function useDeleteChatSession(onDeleted: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteAiSession, { params: { id } }),
    onSuccess: async (_done, id) => {
      onDeleted();
      await changeSessions(client, (rows) => rows.filter((row) => row.id !== id));
      client.removeQueries({ queryKey: assistantKeys.messages(id) });
    },
    onError: (error) => toastFailure(error, "The chat could not be deleted. Please try again."),
    onSettled: () => client.invalidateQueries({ queryKey: assistantKeys.sessions }),
  });
}

async function changeSessions(
  client: QueryClient,
  change: (rows: AiSession[]) => AiSession[],
): Promise<void> {
  await client.cancelQueries({ queryKey: assistantKeys.sessions });
  client.setQueriesData<InfiniteData<Page<AiSession[]>>>(
    { queryKey: assistantKeys.sessions },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: change(page.items) })) },
  );
}
