import type { Served } from "../processes.ts";
import { type HeldPages, type OpenPages, watchPages } from "./open-pages.ts";
import type { SocketsPlan } from "./measure-sockets.ts";

interface Returning {
  readonly server: Served;
  readonly restarted: () => Promise<Served>;
  readonly pages: OpenPages;
}

interface Returned {
  /** From the moment it serves again to the last page that is open; NaN when some are lost. */
  readonly settledMs: number;
  /** How long nothing served. */
  readonly awayMs: number;
  readonly cpuMs: number;
  readonly held: HeldPages;
  /** That had not come back when the time was over, or never try again. */
  readonly lost: number;
}

/** Stops the server, as an update does, starts it again and waits until all pages are back. */
export async function measureReturn(
  { server, restarted, pages }: Returning,
  { sockets, longestReturnMs }: SocketsPlan,
): Promise<Returned> {
  await pages.forget();
  const begun = performance.now();
  await server.stop();
  const again = await restarted();
  const servesAt = performance.timeOrigin + performance.now();
  const awayMs = performance.now() - begun;
  const cpuBefore = await again.cpuMs();
  const held = await watchPages(pages, ({ open, over }) => open + over >= sockets, longestReturnMs);
  const cpuMs = await again.cpuMs() - cpuBefore;
  await again.stop();
  const lost = sockets - held.open;
  const settledMs = lost > 0 ? Number.NaN : held.lastOpenAt - servesAt;
  return { settledMs, awayMs, cpuMs, held, lost };
}
