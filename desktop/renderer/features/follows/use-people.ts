import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import {
  listBells,
  listFollowers,
  listFollowing,
  listOwnFollowing,
  listSuggestedMembers,
} from "#shared/follows/contract.ts";
import type { MemberCard } from "#shared/members/member-card.ts";
import { call, callPage } from "../../lib/api/call.ts";
import type { Page } from "../../lib/api/held-pages.ts";
import { keepWholeRows } from "../../lib/api/malformed-rows.ts";
import { keepWholePeople } from "../../lib/cache/whole-people.ts";
import { memberKeys, type PeopleKind } from "../../lib/query-keys/member-keys.ts";

function usePeoplePages(
  queryKey: readonly unknown[],
  read: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<MemberCard[]>>,
) {
  return useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }) => keepWholePeople(await read(pageParam, signal)),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
}

export type PeopleQuery = ReturnType<typeof usePeoplePages>;

export function usePeople(id: string, kind: PeopleKind) {
  const endpoint = kind === "followers" ? listFollowers : listFollowing;
  return usePeoplePages(
    memberKeys.people(id, kind),
    (cursor, signal) => callPage(endpoint, { params: { id }, query: { cursor } }, { signal }),
  );
}

/** The members that the current member follows. */
export function useFollowedMembers() {
  return usePeoplePages(
    memberKeys.followed,
    (cursor, signal) => callPage(listOwnFollowing, { query: { cursor } }, { signal }),
  );
}

/** The members for whom the current member has a bell. */
export function useBells() {
  return usePeoplePages(
    memberKeys.bells,
    (cursor, signal) => callPage(listBells, { query: { cursor } }, { signal }),
  );
}

/**
 * Suggested members, fetched where they are wanted. A member followed since stays in the list until
 * it is stale.
 */
export function useSuggestedMembers(isWanted = true) {
  return useQuery({
    enabled: isWanted,
    queryKey: memberKeys.suggested,
    queryFn: async ({ signal }) =>
      keepWholeRows(await call(listSuggestedMembers, {}, { signal }), "username", "displayName"),
    staleTime: 5 * 60_000,
  });
}
