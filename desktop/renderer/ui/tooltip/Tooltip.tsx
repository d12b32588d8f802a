import { Slot } from "radix-ui";
import type { ReactElement } from "react";

/** Names a control for the pointer; the control still needs its own accessible name. `TooltipHost` shows it. */
export function Tooltip({ label, children }: { label: string; children: ReactElement }) {
  return <Slot.Root data-tooltip={label}>{children}</Slot.Root>;
}
