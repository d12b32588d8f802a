import { t } from "@lingui/core/macro";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
import { onConnectionReturn } from "../../lib/realtime/connection-return.ts";
import { forgetReload, reloadByItself } from "../../lib/window/reload-by-itself.ts";
import { reloadIfReachable } from "../../lib/window/reload-if-reachable.ts";
import { toast } from "../../lib/announce/toast.ts";

/**
 * Replaces a part whose script failed to load. `retry` imports it again, and reloads the page where
 * that fails, since some browsers never retry a failed import.
 */
export type LazyPartFailure = (retry: () => void, isRetrying: boolean) => ReactNode;

interface LazyPartProps<Module> {
  /** Imports the module; must be the same function each time. */
  readonly load: () => Promise<Module>;
  readonly children: (module: Module) => ReactNode;
  readonly fallback?: ReactNode;
  /** True to load before the member opens it; a failure then shows no toast. */
  readonly isAhead?: boolean;
  /**
   * Called when loading failed, after a toast, to close the part so that it can be opened again.
   */
  readonly onUnavailable?: () => void;
  /** Replaces the toast, for a part of the screen itself. */
  readonly failure?: LazyPartFailure | undefined;
  /** True when nothing else is on the screen that a reload would lose. */
  readonly isWholeScreen?: boolean;
}

/** Loaded modules. */
const modules = new Map<() => Promise<unknown>, unknown>();

/** Loads a part in advance. Rejects as its import does. */
export async function preloadPart<Module>(load: () => Promise<Module>): Promise<void> {
  if (!modules.has(load)) modules.set(load, await load());
}

export function isPartLoaded(load: () => Promise<unknown>): boolean {
  return modules.has(load);
}

/**
 * Loads a part of the screen when it is first shown. When that fails, the screen around
 * it stays (client.6), and the part is loaded once the connection returns (client.12).
 */
export function LazyPart<Module>(
  { load, children, fallback = null, isAhead = false, onUnavailable, failure, isWholeScreen = false }:
    LazyPartProps<Module>,
) {
  const [phase, setPhase] = useState<"loading" | "loaded" | "failed" | "retrying">(
    () => modules.has(load) ? "loaded" : "loading",
  );
  const fail = useEffectEvent(() => {
    if (!failure && !isAhead) toastUnavailable();
    // Renders synchronously, since a second request before the next render would find the part open
    // and failed.
    flushSync(() => {
      setPhase("failed");
      onUnavailable?.();
    });
  });
  useEffect(() => {
    if (phase !== "loading") return;
    let isGone = false;
    preloadPart(load).then(
      () => !isGone && setPhase("loaded"),
      () => !isGone && fail(),
    );
    return () => {
      isGone = true;
    };
  }, [load, phase]);
  const retry = async (reload: (() => Promise<boolean>) | false) => {
    setPhase("retrying");
    const isLoaded = await preloadPart(load).then(() => true, () => false);
    if (isLoaded) setPhase("loaded");
    else if (!reload || !await reload()) setPhase("failed");
  };
  const retryByItself = useEffectEvent(() => void retry(isWholeScreen && reloadByItself));
  useEffect(() => {
    if (phase === "loaded" && isWholeScreen) forgetReload();
    if (phase === "failed") return onConnectionReturn(() => retryByItself());
  }, [phase, isWholeScreen]);
  if (modules.has(load)) return children(modules.get(load) as Module);
  if (failure && (phase === "failed" || phase === "retrying")) {
    return failure(() => void retry(reloadIfReachable), phase === "retrying");
  }
  return fallback;
}

/** The toast for something that could not be loaded. */
export function toastUnavailable(): void {
  toast({
    title: t`Error`,
    description: t`This could not be loaded. Check your connection, then reload the page.`,
    tone: "danger",
    action: { label: t`Reload`, onSelect: () => void reloadIfReachable() },
  });
}
