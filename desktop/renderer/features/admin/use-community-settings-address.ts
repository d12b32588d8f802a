import { useNavigate, useSearch } from "@tanstack/react-router";

/** What the address of the desk has: the tab, and the filters of its list. */
export interface CommunitySettingsAddress {
  readonly tab?: string;
  readonly q?: string;
  readonly action?: string;
  readonly from?: string;
  readonly to?: string;
  /** Whose form is open: the email of a bot, or 'new'. */
  readonly bot?: string;
}

interface ChangeOptions {
  /** A place of its own, which Back leaves. */
  readonly isPlace?: boolean;
  /** Nothing asks about unsaved changes. */
  readonly ignoreBlocker?: boolean;
}

/** The desk's address, and how to change it: in place, unless the options say otherwise. Empty filters leave it. */
export function useCommunitySettingsAddress(): readonly [
  CommunitySettingsAddress,
  (search: CommunitySettingsAddress, options?: ChangeOptions) => void,
] {
  const search = useSearch({ strict: false }) as CommunitySettingsAddress;
  const navigate = useNavigate();
  const change = (
    next: CommunitySettingsAddress,
    { isPlace = false, ignoreBlocker = false }: ChangeOptions = {},
  ) =>
    void navigate({
      to: "/community-settings",
      search: Object.fromEntries(Object.entries(next).filter(([, value]) => value)),
      replace: !isPlace,
      resetScroll: isPlace,
      ignoreBlocker,
    });
  return [search, change];
}
