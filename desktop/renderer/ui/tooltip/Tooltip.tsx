import { cloneElement, type ReactElement } from "react";

/**
 * Gives a control a tooltip, which `TooltipHost` shows. The control still needs its
 * own accessible name.
 */
export function Tooltip(
  { label, children }: { label: string; children: ReactElement<{ "data-tooltip"?: string }> },
) {
  return cloneElement(children, { "data-tooltip": label });
}
