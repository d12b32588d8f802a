import { t } from "@lingui/core/macro";
import { type MemberFilter, memberFilters, type MemberSort, memberSorts } from "#shared/members/desk-list.ts";
import { Select } from "../../ui/form/Select.tsx";

const filterNames: Readonly<Record<MemberFilter, string>> = {
  suspended: t`Suspended`,
  limited: t`Limited`,
  reported: t`Reported`,
  never_posted: t`Never posted`,
  new: t`New this week`,
  detected: t`Act like machines`,
};
const sortNames: Readonly<Record<MemberSort, string>> = {
  newest: t`Newest first`,
  oldest: t`Oldest first`,
  cases: t`Most cases first`,
};
const filters = [
  { value: "all" as const, label: t`All members` },
  ...memberFilters.map((value) => ({ value, label: filterNames[value] })),
];
const sorts = memberSorts.map((value) => ({ value, label: sortNames[value] }));

export interface MemberListChoice {
  readonly filter: MemberFilter | undefined;
  readonly sort: MemberSort;
}

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

interface MemberListFiltersProps {
  readonly choice: MemberListChoice;
  readonly onChange: (choice: MemberListChoice) => void;
}

/** Which members are listed, and in which order (admin.1, cases.8). */
export function MemberListFilters({ choice, onChange }: MemberListFiltersProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <Select
        look="quiet"
        aria-label={t`Filter members`}
        options={filters}
        value={choice.filter ?? "all"}
        onChoose={(filter) => onChange({ ...choice, filter: filter === "all" ? undefined : filter })}
      />
      <Select
        look="quiet"
        aria-label={t`Sort members`}
        options={sorts}
        value={choice.sort}
        onChoose={(sort) => onChange({ ...choice, sort })}
      />
    </div>
  );
}
