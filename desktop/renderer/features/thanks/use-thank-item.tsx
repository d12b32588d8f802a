import { t } from "@lingui/core/macro";
import { isolateName } from "#shared/isolate-name.ts";
import { HeartHandshake } from "../../ui/icons/heart-handshake.ts";
import type { MenuItem } from "../../ui/menu/OpenMenu.tsx";
import { type Thanked, useThank } from "./use-thank.ts";

/** The item that thanks, in the menu of what somebody else wrote. */
export function useThankItem(thanked: Thanked): MenuItem {
  const { mutate } = useThank(thanked);
  return {
    label: t`Thank ${{ name: isolateName(thanked.name) }}`,
    icon: <HeartHandshake size={18} />,
    onSelect: () => mutate(),
  };
}
