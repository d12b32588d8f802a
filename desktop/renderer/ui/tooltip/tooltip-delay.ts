/** Delays of A§9. */
const openDelayMs = 700;
const skipDelayMs = 300;

/** How long to wait before a tooltip opens: the next one follows at once when the last has just closed. Both in ms of one clock. */
export function tooltipDelayMs(now: number, closedAt: number | null): number {
  return closedAt !== null && now - closedAt <= skipDelayMs ? 0 : openDelayMs;
}
