import type { BotsStatus } from "#shared/bots/bot-shapes.ts";

/** The text of the switch for all bots (bots.3). */
export function describeBotsSwitch({ isOn, standstill }: BotsStatus): string {
  if (!isOn) return "All bots are stopped";
  // The switch may have been moved before the server has responded.
  return standstill === null || standstill === "off" ? "Bots are working" : "Bots are on, but idle";
}
