import { useInfiniteQuery } from "@tanstack/react-query";
import type { MemberCard } from "#shared/members/card.ts";
import { searchMembers } from "#shared/members/contract.ts";
import { call } from "../../lib/api/call.ts";
import { nextOffset } from "./next-offset.ts";
import { searchKeys } from "./search-keys.ts";

/** Members a page after the first (B§9). */
const pageLength = 20;

/** Members by name, the closest first: `firstLength` of them, then 20 at a time (B§4). `q` is not blank. */
export function useFoundPeople(q: string, firstLength: number) {
  return useInfiniteQuery({
    queryKey: searchKeys.people(q, firstLength),
    queryFn: async ({ pageParam: offset, signal }) => {
      const limit = offset === 0 ? firstLength : pageLength;
      const members = await call(searchMembers, { query: { q, limit, offset } }, { signal });
      return { members, nextOffset: nextOffset(offset, limit, members.length) };
    },
    initialPageParam: 0,
    getNextPageParam: (last) => last.nextOffset,
    select: ({ pages }) => withoutRepeats(pages.flatMap(({ members }) => members)),
  });
}

/** Somebody who joined or changed name between two pages moves the others along: nobody is shown twice. */
function withoutRepeats(members: readonly MemberCard[]): MemberCard[] {
  return [...new Map(members.map((member) => [member.id, member])).values()];
}
