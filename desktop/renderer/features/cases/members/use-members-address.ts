import { useNavigate, useSearch } from "@tanstack/react-router";
import { createMemberListSearch, readMemberListChoice } from "../member-list-choice.ts";
import type { MemberListChoice } from "../MemberListFilters.tsx";

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
