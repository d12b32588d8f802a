import { t } from "@lingui/core/macro";
import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import {
  deleteAiSession,
  getAiSession,
  listAiSessions,
  renameAiSession,
} from "#shared/assistant/contract.ts";
import { chooseAiModel } from "#shared/assistant/models-contract.ts";
import type { AiSession } from "#shared/assistant/ai-chat-shapes.ts";
import { call, callPage } from "../../../lib/api/call.ts";
import type { Page } from "../../../lib/api/held-pages.ts";
import { keepWholeRows } from "../../../lib/api/malformed-rows.ts";
import { runMutation } from "../../../lib/cache/query-client.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { assistantKeys } from "../../../lib/query-keys/assistant-keys.ts";
import { isSession } from "../answers/live-answers.ts";
import type { AskedModel } from "../models/model-choices.ts";

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

/** One of the member's chats, also one that the list does not reach; null while it is unknown. */
export function useChatSession(id: string): AiSession | null {
  const list = useChatSessions("");
  const isGoing = useIsBeingDeleted(id);
  const listed = list.data?.find((session) => session.id === id);
  const { data } = useQuery({
    // Below the sessions: what changes these may change it.
    queryKey: assistantKeys.session(id),
    queryFn: ({ signal }) => call(getAiSession, { params: { id } }, { signal }),
    enabled: isSession(id) && !isGoing && !listed && !list.isFetching,
  });
  return listed ?? data ?? null;
}

/** Renames a chat at once, and restores the title when the call fails. */
export function useRenameChatSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, title }: Pick<AiSession, "id" | "title">) =>
      call(renameAiSession, { params: { id }, body: { title } }),
    onMutate: ({ id, title }) =>
      changeSessions(client, (rows) => rows.map((row) => (row.id === id ? { ...row, title } : row))),
    onError: (error) => toastFailure(error, t`The chat could not be renamed. Please try again.`),
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
    toastFailure(error, t`The model could not be kept for this chat. Please try again.`);
  }
  await client.invalidateQueries({ queryKey: assistantKeys.sessions });
}

/** Whether this tab deletes a chat, which is not read again then. */
export function useIsBeingDeleted(id: string): boolean {
  return useIsMutating({
    mutationKey: assistantKeys.deletion,
    predicate: ({ state }) => state.variables === id,
  }) > 0;
}

/** Deletes a chat with all its messages. */
export function useDeleteChatSession(onDeleted: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: assistantKeys.deletion,
    mutationFn: (id: string) => call(deleteAiSession, { params: { id } }),
    onSuccess: async (_done, id) => {
      onDeleted();
      await changeSessions(client, (rows) => rows.filter((row) => row.id !== id));
      client.removeQueries({ queryKey: assistantKeys.messages(id) });
    },
    onError: (error) => toastFailure(error, t`The chat could not be deleted. Please try again.`),
    onSettled: () => client.invalidateQueries({ queryKey: assistantKeys.sessions }),
  });
}

async function changeSessions(
  client: QueryClient,
  change: (rows: AiSession[]) => AiSession[],
): Promise<void> {
  await client.cancelQueries({ queryKey: assistantKeys.sessions });
  client.setQueriesData<InfiniteData<Page<AiSession[]>> | AiSession>(
    { queryKey: assistantKeys.sessions },
    (data) => {
      if (!data) return data;
      if (!("pages" in data)) return change([data])[0] ?? data;
      return { ...data, pages: data.pages.map((page) => ({ ...page, items: change(page.items) })) };
    },
  );
}
