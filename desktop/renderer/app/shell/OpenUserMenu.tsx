import { OpenMenu as Menu, type OpenMenuProps } from "../../ui/menu/OpenMenu.tsx";
import { ThemeChoices } from "./ThemeChoices.tsx";

/** What the control of the member's menu opens: the menu, with the theme below. */
export function OpenMenu(props: OpenMenuProps) {
  return <Menu {...props} footer={<ThemeChoices />} />;
}
