import { OpenMenu, type OpenMenuProps } from "../../ui/menu/OpenMenu.tsx";
import { ThemeChoices } from "./ThemeChoices.tsx";

/** The open user menu, with the theme below its items. */
export function UserMenuItems(props: OpenMenuProps) {
  return <OpenMenu {...props} footer={<ThemeChoices />} />;
}
