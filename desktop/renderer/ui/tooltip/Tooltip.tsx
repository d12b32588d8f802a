import { Slot } from "radix-ui";
import type { ReactElement } from "react";

/**
 * Gives a control a tooltip, which `TooltipHost` shows. The control still needs its
 * own accessible name.
 */
export function Tooltip({ label, children }: { label: string; children: ReactElement }) {
  return <Slot.Root data-tooltip={label}>{children}</Slot.Root>;
}
