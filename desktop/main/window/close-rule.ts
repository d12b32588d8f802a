import type { System } from "../../bridge.ts";

/** Whether closing the window only hides it. */
export function staysOnClose(
  { isQuitting, system, staysInTray, hasTray }: {
    isQuitting: boolean;
    system: System;
    staysInTray: boolean;
    hasTray: boolean;
  },
): boolean {
  if (isQuitting) return false;
  // On a Mac the app is in the dock until it is quit.
  return system === "mac" || (staysInTray && hasTray);
}
