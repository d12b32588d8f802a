import type { QueryClient } from "@tanstack/react-query";
import type { Draft } from "#shared/drafts/contract.ts";
import { changeItems, type RowPages } from "../../../lib/cache/row-pages.ts";
import { draftKeys } from "../../../lib/query-keys/draft-keys.ts";

/** The cached drafts after one was kept or changed; the lists are read when they are opened. */
export function noteDraft(client: QueryClient, draft: Draft): void {
  client.setQueryData<Draft[]>(draftKeys.newest, (rows) => {
    const others = rows?.filter(({ id }) => id !== draft.id);
    return others && draft.publishAt === null ? [draft, ...others] : others;
  });
  void client.invalidateQueries({ queryKey: draftKeys.lists });
}

/** The cached drafts after one was posted or thrown away. */
export function noteRemoved(client: QueryClient, id: string): void {
  const isOther = (row: Draft) => row.id !== id;
  client.setQueryData<Draft[]>(draftKeys.newest, (rows) => rows?.filter(isOther));
  client.setQueriesData<RowPages<Draft>>(
    { queryKey: draftKeys.lists },
    (pages) => pages && changeItems(pages, (rows) => rows.filter(isOther)),
  );
}
