import { useNavigate, useSearch } from "@tanstack/react-router";

/** The parameters of the address: the tab, and the filters of its list. */
export interface CommunitySettingsAddress {
  readonly tab?: string;
  readonly q?: string;
  readonly filter?: string;
  readonly sort?: string;
  readonly action?: string;
  readonly from?: string;
  readonly to?: string;
  /** Whose form is open: the email of a bot, or 'new'. */
  readonly bot?: string;
}

interface ChangeOptions {
  /** True to add a history entry, which Back leaves. */
  readonly addsHistoryEntry?: boolean;
  /** True to skip the question about unsaved changes. */
  readonly ignoreBlocker?: boolean;
}

/**
 * Returns the parameters of /community-settings and a function to change them: in place, unless the
 * options say otherwise. Empty filters are dropped.
 */
export function useCommunitySettingsAddress(): readonly [
  CommunitySettingsAddress,
  (search: CommunitySettingsAddress, options?: ChangeOptions) => void,
] {
  const search = useSearch({ strict: false }) as CommunitySettingsAddress;
  const navigate = useNavigate();
  const change = (
    next: CommunitySettingsAddress,
    { addsHistoryEntry = false, ignoreBlocker = false }: ChangeOptions = {},
  ) =>
    void navigate({
      to: "/community-settings",
      search: Object.fromEntries(Object.entries(next).filter(([, value]) => value)),
      replace: !addsHistoryEntry,
      resetScroll: addsHistoryEntry,
      ignoreBlocker,
    });
  return [search, change];
}
