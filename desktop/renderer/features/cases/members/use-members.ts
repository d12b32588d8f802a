import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import {
  getModeratedMember,
  listMemberWritings,
  listModeratedMembers,
  type MemberWriting,
} from "#shared/cases/members-contract.ts";
import { call, callPage } from "../../../lib/api/call.ts";
import { keepWholeRows } from "../../../lib/api/malformed-rows.ts";
import { keepWholePeople } from "../../../lib/cache/whole-people.ts";
import { listRowsOnce } from "../../../lib/cache/row-pages.ts";
import { caseKeys } from "../../../lib/query-keys/case-keys.ts";
import { useNavigate, useSearch } from "@tanstack/react-router";
import {
  createMemberListSearch,
  type MemberListChoice,
  readMemberListChoice,
} from "../MemberListFilters.tsx";

export function useMembers({ q, filter, sort }: Pick<MembersAddress, "q" | "filter" | "sort">) {
  return useInfiniteQuery({
    queryKey: caseKeys.members(q, filter, sort),
    queryFn: async ({ pageParam: cursor, signal }) =>
      keepWholePeople(
        await callPage(listModeratedMembers, { query: { q, filter, sort, cursor } }, { signal }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    select: (data) => ({ members: listRowsOnce(data), totalCount: data.pages[0]?.totalCount ?? null }),
    // Decisions elsewhere change who is limited or suspended.
    staleTime: 0,
  });
}

export function useModeratedMember(id: string) {
  return useQuery({
    queryKey: caseKeys.member(id),
    queryFn: ({ signal }) => call(getModeratedMember, { params: { id } }, { signal }),
    staleTime: 0,
  });
}

/** Reads a member's writings, the latest first. */
export function useMemberWritings(id: string) {
  return useInfiniteQuery({
    queryKey: caseKeys.writings(id),
    queryFn: async ({ pageParam: cursor, signal }) => {
      const page = await callPage(listMemberWritings, { params: { id }, query: { cursor } }, { signal });
      return { ...page, items: keepWholeRows<MemberWriting>(page.items, "words", "createdAt") };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    select: listRowsOnce<MemberWriting>,
    staleTime: 0,
  });
}

interface MembersSearch {
  readonly q?: string;
  readonly filter?: string;
  readonly sort?: string;
  readonly member?: string;
}

export interface MembersAddress extends MemberListChoice {
  readonly q: string;
  /** Whose page is open. */
  readonly memberId: string | undefined;
}

/** The parameters that lead to the tab Members, without what is the default. */
export function createMembersSearch(
  { q, memberId, ...choice }: MembersAddress,
): MembersSearch & { readonly tab: "members" } {
  return {
    tab: "members",
    ...(q && { q }),
    ...createMemberListSearch(choice),
    ...(memberId && { member: memberId }),
  };
}

/** The address of the tab Members, and a function that changes it. */
export function useMembersAddress(): readonly [MembersAddress, (next: Partial<MembersAddress>) => void] {
  const search = useSearch({ strict: false }) as MembersSearch;
  const navigate = useNavigate();
  const address = { q: search.q ?? "", ...readMemberListChoice(search), memberId: search.member };
  const change = (next: Partial<MembersAddress>) =>
    void navigate({
      to: "/moderation",
      search: createMembersSearch({ ...address, ...next }),
      replace: true,
      resetScroll: false,
    });
  return [address, change];
}
