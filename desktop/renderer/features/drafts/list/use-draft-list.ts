import { t } from "@lingui/core/macro";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { changeDraft, type Draft, listDrafts, type NewDraft, removeDraft } from "#shared/drafts/contract.ts";
import { readAudiences } from "#shared/posts/post-audience.ts";
import { toast } from "../../../lib/announce/toast.ts";
import { call, callPage } from "../../../lib/api/call.ts";
import { keepWholeRows } from "../../../lib/api/malformed-rows.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { listRowsOnce } from "../../../lib/cache/row-pages.ts";
import { draftKeys } from "../../../lib/query-keys/draft-keys.ts";
import { noteDraft, noteRemoved } from "../copies/cached-drafts.ts";

export type ListedKind = "drafts" | "scheduled";

/** The member's drafts, the last changed first, or their scheduled posts, the next first. */
export function useDraftList(kind: ListedKind) {
  return useInfiniteQuery({
    queryKey: draftKeys.list(kind),
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = { cursor, ...(kind === "scheduled" && { scheduled: true }) };
      const page = await callPage(listDrafts, { query }, { signal });
      return { ...page, items: keepWholeRows(page.items, "content") };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    select: listRowsOnce,
    // Other devices change them too.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** Throws a draft away. */
export function useRemoveDraft(onRemoved: (draft: Draft) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Draft) => call(removeDraft, { params: { id } }),
    onSuccess: (_, draft) => {
      noteRemoved(client, draft.id);
      onRemoved(draft);
    },
    onError: (error) => toastFailure(error, t`The draft is still there. Please try again.`),
  });
}

/** Makes a draft of a scheduled post. */
export function useCancelSchedule() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (draft: Draft) => {
      const { id, revision } = draft;
      return call(changeDraft, {
        params: { id },
        body: { ...bodyOfDraft(draft), publishAt: null, revision },
      });
    },
    onSuccess: (draft) => {
      noteRemoved(client, draft.id);
      noteDraft(client, draft);
      toast({ title: t`Not scheduled any more`, description: t`It is among your drafts.` });
    },
    // It may have been published or changed meanwhile.
    onError: (error) => {
      void client.invalidateQueries({ queryKey: draftKeys.lists });
      toastFailure(error, t`It is still scheduled. Please try again.`);
    },
  });
}

/** A draft of the server as it is sent back with a change: what is left out would be emptied. */
function bodyOfDraft(draft: Draft): NewDraft {
  const { content, images, language, quotedPostId, coverWords, coverTopics, madeWithAi, poll, publishAt } =
    draft;
  return {
    content,
    images: images.map(({ url, alt }) => ({ url, alt })),
    language,
    quotedPostId,
    coverWords,
    coverTopics,
    madeWithAi,
    poll,
    publishAt,
    ...readAudiences(draft),
  };
}
