import { t } from "@lingui/core/macro";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { Avatar } from "../../ui/content/Avatar.tsx";
import { ChevronDown } from "../../ui/icons/chevron-down.ts";
import { MenuControl } from "../../ui/menu/Menu.tsx";
import { useLogout } from "./use-logout.ts";

export const loadUserMenu = () => import("./UserMenuItems.tsx");

/** The user menu (shell.2), with the theme and Logout. */
export function UserMenu({ user }: { user: CurrentUser }) {
  const logout = useLogout();
  return (
    <MenuControl
      load={loadUserMenu}
      trigger={
        <button
          type="button"
          className="flex h-10 items-center gap-1 rounded-full pe-1.5 ps-0.5 text-quiet transition-colors hover:bg-wash pointer-coarse:h-11"
        >
          <span className="sr-only">{t`Menu of ${{ name: user.displayName }}`}</span>
          <Avatar member={user} size="sm" />
          <ChevronDown size={16} aria-hidden="true" className="narrow:hidden" />
        </button>
      }
    >
      {({ UserMenuItems }, place) => <UserMenuItems user={user} onLogout={logout} {...place} />}
    </MenuControl>
  );
}
