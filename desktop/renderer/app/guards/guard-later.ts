import type { RouteComponent } from "@tanstack/react-router";
import { waitForScript } from "../lazy-screen.tsx";

/** The guards that the first screen does not need. */
export const loadLaterGuards = () => import("./later-route-guards.ts");

/**
 * Runs one of these guards before its screen shows. Both load together, so that no guard makes its
 * screen slower; where the guard is lost, the screen shows, and the server's answers decide.
 */
export async function guardLater(
  screen: RouteComponent,
  guard: (guards: Awaited<ReturnType<typeof loadLaterGuards>>) => void | Promise<void>,
): Promise<void> {
  void screen.preload?.();
  const guards = await waitForScript(loadLaterGuards());
  if (guards) await guard(guards);
}
