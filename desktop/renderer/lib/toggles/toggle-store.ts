import { create } from "zustand";
import {
  applyDelay,
  applyFailure,
  applySuccess,
  applyTap,
  getShownToggle,
  type Overlay,
  type Step,
  type Toggle,
} from "./toggle-overlay.ts";

interface ToggleStore {
  readonly overlays: Readonly<Record<string, Overlay>>;
}

export interface ToggleCalls {
  /** Sends the wanted state; returns the state the server confirms. */
  readonly send: (isOn: boolean) => Promise<Toggle>;
  /** Called when the server has confirmed the last tap, to write the state into the caches. */
  readonly onSettled: (confirmed: Toggle) => void;
  readonly onUndone: (error: unknown) => void;
  /** Whether a tap without a connection waits for one, rather than being undone. */
  readonly waits?: boolean;
}

/** Keeps taps that found no connection (waiting-taps.ts). */
export interface TapKeeper {
  /** Returns whether the tap waits; else it is undone. */
  readonly keep: (key: string, overlay: Overlay, calls: ToggleCalls, error: unknown) => boolean;
  /** A toggle was tapped that may wait. */
  readonly note: (key: string, overlay: Overlay) => void;
  /** The server has answered. */
  readonly drop: (key: string) => void;
}

/** Optimistic states by key, shared by all lists that show the same toggle. */
export const useToggleStore = create<ToggleStore>(() => ({ overlays: {} }));

/** When each overlay's last request settled, by `performance.now()`. */
const settledAt = new Map<string, number>();

/** Loaded after the first screen; taps before are undone without a connection. */
let keeper: TapKeeper | null = null;

export function setTapKeeper(next: TapKeeper | null): void {
  keeper = next;
}

/** The cached state, unless a tap is ahead of it. */
export function useToggle(key: string, base: Toggle): Toggle {
  return getShownToggle(base, useToggleStore((store) => store.overlays[key]));
}

/**
 * Flips a toggle at once and sends it to the server. One request per key at a time, so that the
 * last tap wins.
 */
export function flipToggle(key: string, base: Toggle, calls: ToggleCalls): void {
  const step = applyTap(base, overlayOf(key));
  keeper?.note(key, step.overlay);
  applyStep(key, step, calls);
}

/** Shows a tap of an earlier page that waits still. */
export function showWaitingTap(
  key: string,
  { confirmed, wanted }: Pick<Overlay, "confirmed" | "wanted">,
): void {
  useToggleStore.setState(({ overlays }) => ({
    overlays: { [key]: { confirmed, wanted, sent: null }, ...overlays },
  }));
}

/** Sends the last tap of a toggle that waits. Resolves once the server has answered or is away. */
export async function sendWaitingTap(key: string, calls: ToggleCalls): Promise<void> {
  const overlay = overlayOf(key);
  if (!overlay || overlay.sent !== null) return;
  const { wanted } = overlay;
  useToggleStore.setState(({ overlays }) => ({
    overlays: { ...overlays, [key]: { ...overlay, sent: wanted } },
  }));
  await sendToggle(key, wanted, calls);
}

/** Another tab has sent the last tap of a toggle: the next fetch returns its state. */
export function settleWaitingTap(key: string): void {
  settledAt.set(key, performance.now());
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
  if (!outcome.confirmed && keeper?.keep(key, overlay, calls, outcome.error)) {
    useToggleStore.setState(({ overlays }) => ({ overlays: { ...overlays, [key]: applyDelay(overlay) } }));
    return;
  }
  keeper?.drop(key);
  const step = outcome.confirmed ? applySuccess(overlay, outcome.confirmed) : applyFailure(overlay);
  applyStep(key, step, calls);
  if (step.isUndone) calls.onUndone(outcome.error);
  else if (step.send === null) calls.onSettled(step.overlay.confirmed);
}
