import { t } from "@lingui/core/macro";
import type { AdminUser } from "#shared/admin/contract.ts";
import { IconButton } from "../../../ui/button/IconButton.tsx";
import { Ellipsis } from "../../../ui/icons/ellipsis.ts";
import { ShieldCheck } from "../../../ui/icons/shield-check.ts";
import { ShieldX } from "../../../ui/icons/shield-x.ts";
import { Menu } from "../../../ui/menu/Menu.tsx";

interface UserMenuProps {
  readonly user: AdminUser;
  readonly onChangeRole: (user: AdminUser) => void;
}

/** Holds the rare acts of administrators: to name and dismiss moderators (roles.1). */
export function UserMenu({ user, onChangeRole }: UserMenuProps) {
  const isModerator = user.role === "moderator";
  if (user.isBot || user.role === "administrator" || user.suspension && !isModerator) return null;
  const { displayName } = user;
  return (
    <Menu
      trigger={
        <IconButton
          className="-my-0.5"
          label={t`Options for ${displayName}`}
          icon={<Ellipsis size={18} aria-hidden="true" />}
          data-control="more"
        />
      }
      items={[
        isModerator
          ? {
            label: t`Remove as moderator`,
            icon: <ShieldX size={18} />,
            tone: "danger",
            onSelect: () => onChangeRole(user),
          }
          : {
            label: t`Make moderator`,
            icon: <ShieldCheck size={18} />,
            onSelect: () => onChangeRole(user),
          },
      ]}
    />
  );
}
