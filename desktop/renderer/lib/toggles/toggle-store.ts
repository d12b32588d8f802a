import { create } from "zustand";
import {
  afterFailure,
  afterSuccess,
  afterTap,
  type Overlay,
  shownToggle,
  type Step,
  type Toggle,
} from "./toggle-overlay.ts";

interface ToggleStore {
  readonly overlays: Readonly<Record<string, Overlay>>;
}

interface ToggleCalls {
  /** Sends the wanted state; returns the state the server confirms. */
  readonly send: (isOn: boolean) => Promise<Toggle>;
  /** Called when the server has confirmed the last tap, to write the state into the caches. */
  readonly onSettled: (confirmed: Toggle) => void;
  readonly onUndone: (error: unknown) => void;
}

/** Optimistic states by key, shared by all lists that show the same toggle. */
export const useToggleStore = create<ToggleStore>(() => ({ overlays: {} }));

/** When each overlay's last request settled, by `performance.now()`. */
const settledAt = new Map<string, number>();

/** The cached state, unless a tap is ahead of it. */
export function useToggle(key: string, base: Toggle): Toggle {
  return shownToggle(base, useToggleStore((store) => store.overlays[key]));
}

/**
 * Flips a toggle at once and sends it to the server. One request per key at a time, so that the
 * last tap wins.
 */
export function flipToggle(key: string, base: Toggle, calls: ToggleCalls): void {
  applyStep(key, afterTap(base, overlayOf(key)), calls);
}

/**
 * Drops the overlays of these keys that settled before a fetch began at `startedAt`, which
 * therefore returned their state. Later ones stay, so that a slow fetch cannot show a state
 * from before the tap.
 */
export function releaseToggles(keys: readonly string[], startedAt: number): void {
  const spent = keys.filter((key) => (settledAt.get(key) ?? Infinity) < startedAt);
  if (spent.length === 0) return;
  useToggleStore.setState(({ overlays }) => {
    const kept = { ...overlays };
    for (const key of spent) delete kept[key];
    return { overlays: kept };
  });
  for (const key of spent) settledAt.delete(key);
}

function overlayOf(key: string): Overlay | undefined {
  return useToggleStore.getState().overlays[key];
}

function applyStep(key: string, step: Step, calls: ToggleCalls): void {
  useToggleStore.setState(({ overlays }) => ({ overlays: { ...overlays, [key]: step.overlay } }));
  settledAt.delete(key);
  if (step.send !== null) void sendToggle(key, step.send, calls);
  else if (step.overlay.sent === null) settledAt.set(key, performance.now());
}

async function sendToggle(key: string, isOn: boolean, calls: ToggleCalls): Promise<void> {
  const outcome = await calls.send(isOn).then(
    (confirmed) => ({ confirmed, error: null }),
    (error: unknown) => ({ confirmed: null, error }),
  );
  const overlay = overlayOf(key);
  if (!overlay) return;
  const step = outcome.confirmed ? afterSuccess(overlay, outcome.confirmed) : afterFailure(overlay);
  applyStep(key, step, calls);
  if (step.isUndone) calls.onUndone(outcome.error);
  else if (step.send === null) calls.onSettled(step.overlay.confirmed);
}
