import { t } from "@lingui/core/macro";
import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { listCommentRevisions, removeCommentRevision } from "#shared/comments/edit-contract.ts";
import { listPostRevisions, removePostRevision } from "#shared/posts/edit-contract.ts";
import type { Revision } from "#shared/revisions/revision-shapes.ts";
import { call, callPage } from "../../lib/api/call.ts";
import type { Page } from "../../lib/api/held-pages.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { revisionKeys } from "../../lib/query-keys/post-keys.ts";

/** What has versions. */
export interface Edited {
  readonly kind: "post" | "comment";
  readonly id: string;
}

type Pages = InfiniteData<Page<Revision[]>, string | undefined>;

/** The versions that the reader may see, the current one first. */
export function useRevisions({ kind, id }: Edited) {
  const list = kind === "post" ? listPostRevisions : listCommentRevisions;
  return useInfiniteQuery({
    queryKey: revisionKeys.of(kind, id),
    queryFn: ({ pageParam, signal }) =>
      callPage(list, { params: { id }, query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    // It may have been edited since.
    staleTime: 0,
  });
}

/** The version that stands now. */
export async function readCurrentVersion({ kind, id }: Edited): Promise<Revision | null> {
  const list = kind === "post" ? listPostRevisions : listCommentRevisions;
  const [current] = await call(list, { params: { id }, query: { limit: 1 } });
  return current ?? null;
}

/** Removes an earlier version; that it was there still shows (posts.22). */
export function useRemoveRevision({ kind, id }: Edited) {
  const client = useQueryClient();
  const remove = kind === "post" ? removePostRevision : removeCommentRevision;
  return useMutation({
    mutationFn: (number: number) => call(remove, { params: { id, number } }),
    onSuccess: (removed) =>
      client.setQueryData<Pages>(revisionKeys.of(kind, id), (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.map((one) => one.number === removed.number ? removed : one),
          })),
        }),
    onError: (error) => toastFailure(error, t`The version is still there. Please try again.`),
  });
}
