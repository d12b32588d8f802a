import type { CurrentUser } from "#shared/auth/contract.ts";
import { MemberName } from "../../ui/content/MemberName.tsx";
import { Avatar } from "../../ui/content/Avatar.tsx";
import { ChevronDown } from "../../ui/icons/chevron-down.ts";
import { LogOut } from "../../ui/icons/log-out.ts";
import { Menu, type MenuItem } from "../../ui/menu/Menu.tsx";
import { destinationsFor } from "./destinations-for-member.ts";
import { useLogout } from "./use-logout.ts";

export const loadUserMenu = () =>
  import("./UserMenuItems.tsx").then(({ UserMenuItems }) => ({ OpenMenu: UserMenuItems }));

/** The user menu (shell.2), with the theme and Logout. */
export function UserMenu({ user }: { user: CurrentUser }) {
  const logout = useLogout();
  const items: MenuItem[] = [
    ...destinationsFor("menu", user).map(({ label, to, icon: Icon }) => ({
      label,
      to,
      icon: <Icon size={18} />,
    })),
    { label: "Logout", icon: <LogOut size={18} />, onSelect: logout, startsGroup: true },
  ];
  return (
    <Menu
      items={items}
      header={<Name user={user} />}
      load={loadUserMenu}
      trigger={
        <button
          type="button"
          className="flex h-10 items-center gap-1 rounded-full pr-1.5 pl-0.5 text-quiet transition-colors hover:bg-wash pointer-coarse:h-11"
        >
          <span className="sr-only">{`Menu of ${user.displayName}`}</span>
          <Avatar member={user} size="sm" />
          <ChevronDown size={16} aria-hidden="true" className="narrow:hidden" />
        </button>
      }
    />
  );
}

function Name({ user }: { user: CurrentUser }) {
  return (
    <div className="mb-1.5 border-b border-hairline px-3 pt-1.5 pb-2.5">
      <p className="flex">
        <MemberName name={user.displayName} className="truncate font-semibold" />
      </p>
      <p className="truncate text-meta text-quiet">{`@${user.username}`}</p>
    </div>
  );
}
