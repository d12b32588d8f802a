import { OpenMenu as Menu, type OpenMenuProps } from "../../ui/menu/OpenMenu.tsx";
import { ThemeChoices } from "./ThemeChoices.tsx";

/** The open user menu, with the theme below its items. */
export function OpenMenu(props: OpenMenuProps) {
  return <Menu {...props} footer={<ThemeChoices />} />;
}
