import type { CurrentUser } from "#shared/auth/contract.ts";
import { WaitingCases } from "../../features/cases/WaitingCases.tsx";
import { MemberName } from "../../ui/content/MemberName.tsx";
import { LogOut } from "../../ui/icons/log-out.ts";
import type { MenuItem } from "../../ui/menu/OpenMenu.tsx";
import { type MenuPlace, OpenMenu } from "../../ui/menu/OpenMenu.tsx";
import { menuDestinationsFor } from "./menu-destinations.ts";
import { ThemeChoices } from "./ThemeChoices.tsx";

interface UserMenuItemsProps extends MenuPlace {
  readonly user: CurrentUser;
  readonly onLogout: () => void;
}

/** The open user menu: its destinations, Logout, and the theme below them (shell.2). */
export function UserMenuItems({ user, onLogout, ...place }: UserMenuItemsProps) {
  const items: MenuItem[] = [
    ...menuDestinationsFor(user).map(({ label, to, icon: Icon, countsCases }) => ({
      label,
      aside: countsCases && <WaitingCases />,
      to,
      icon: <Icon size={18} />,
    })),
    { label: "Logout", icon: <LogOut size={18} />, onSelect: onLogout, startsGroup: true },
  ];
  return <OpenMenu {...place} items={items} header={<Name user={user} />} footer={<ThemeChoices />} />;
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
