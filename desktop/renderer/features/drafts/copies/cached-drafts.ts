import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { type Draft, listDrafts } from "#shared/drafts/contract.ts";
import { mostDrafts } from "#shared/drafts/draft-limits.ts";
import { call } from "../../../lib/api/call.ts";
import { runMutation } from "../../../lib/cache/query-client.ts";
import { changeItems, type RowPages } from "../../../lib/cache/row-pages.ts";
import { draftKeys } from "../../../lib/query-keys/draft-keys.ts";

/** All of the member's drafts, without what is scheduled. */
export const newestDrafts = queryOptions({
  queryKey: draftKeys.newest,
  queryFn: ({ signal }) => call(listDrafts, { query: { limit: mostDrafts } }, { signal }),
});

/** One of the member's drafts or scheduled posts, as the server has it now. Null: it is gone. */
export async function findDraft(client: QueryClient, { id }: Pick<Draft, "id">): Promise<Draft | null> {
  const drafts = await client.fetchQuery({ ...newestDrafts, staleTime: 0 });
  const draft = drafts.find((row) => row.id === id);
  if (draft) return draft;
  const query = { limit: 100, scheduled: true };
  const scheduled = await runMutation(client, () => call(listDrafts, { query }));
  return scheduled.find((row) => row.id === id) ?? null;
}

/** The cached drafts after one was kept or changed; the lists are read again. */
export function noteDraft(client: QueryClient, draft: Draft): void {
  client.setQueryData(newestDrafts.queryKey, (rows) => {
    const others = rows?.filter(({ id }) => id !== draft.id);
    return others && draft.publishAt === null ? [draft, ...others] : others;
  });
  void client.invalidateQueries({ queryKey: draftKeys.lists });
}

/** The cached drafts after one was posted or thrown away. */
export function noteRemoved(client: QueryClient, id: string): void {
  const isOther = (row: Draft) => row.id !== id;
  client.setQueryData(newestDrafts.queryKey, (rows) => rows?.filter(isOther));
  client.setQueriesData<RowPages<Draft>>(
    { queryKey: draftKeys.lists },
    (pages) => pages && changeItems(pages, (rows) => rows.filter(isOther)),
  );
}
