import type { BotsStatus } from "#shared/bots/bot-shapes.ts";

/** What the switch of all bots says (bots.3). */
export function botsSwitchText({ isOn, standstill }: BotsStatus): string {
  if (!isOn) return "All bots are stopped";
  // The switch may have been moved before the server said what came of it.
  return standstill === null || standstill === "off" ? "Bots are working" : "Bots are on, but stand still";
}
