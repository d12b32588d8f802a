import { memberFilters, memberSorts } from "#shared/members/desk-list.ts";
import type { MemberListChoice } from "./MemberListFilters.tsx";

/** Reads the choice from an address; what it does not know counts as absent. */
export function readMemberListChoice(
  { filter, sort }: { readonly filter?: string; readonly sort?: string },
): MemberListChoice {
  return {
    filter: memberFilters.find((one) => one === filter),
    sort: memberSorts.find((one) => one === sort) ?? "newest",
  };
}

/** Returns the parameters for a choice, without what is the default. */
export function createMemberListSearch(
  { filter, sort }: MemberListChoice,
): { readonly filter?: string; readonly sort?: string } {
  return { ...(filter && { filter }), ...(sort !== "newest" && { sort }) };
}
