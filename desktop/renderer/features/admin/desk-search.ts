import { useNavigate, useSearch } from "@tanstack/react-router";

/** What the address of the desk has: the tab, and the filters of its list. */
export interface DeskSearch {
  readonly tab?: string;
  readonly q?: string;
  readonly action?: string;
  readonly from?: string;
  readonly to?: string;
}

/** The desk's address, and how to change it in place. Empty filters leave it. */
export function useDeskSearch(): readonly [DeskSearch, (search: DeskSearch) => void] {
  const search = useSearch({ strict: false }) as DeskSearch;
  const navigate = useNavigate();
  const change = (next: DeskSearch) =>
    void navigate({
      to: "/community-settings",
      search: Object.fromEntries(Object.entries(next).filter(([, value]) => value)),
      replace: true,
      resetScroll: false,
    });
  return [search, change];
}
