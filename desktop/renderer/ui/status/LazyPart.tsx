import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
import { endStart, needsNewPage } from "../../lib/page/fetch-first.ts";
import { toast } from "../toast/toast.ts";

/** What stands in the place of a part that cannot be had, and offers to load it again. */
export type LazyPartFailure = (retry: () => void, isRetrying: boolean) => ReactNode;

interface LazyPartProps<Module> {
  /** Imports the part's module; the same function each time. */
  readonly load: () => Promise<Module>;
  /** What is shown of it. */
  readonly children: (module: Module) => ReactNode;
  /** Stands while it loads. */
  readonly fallback?: ReactNode;
  /** Loaded before it is asked for: that it cannot be had is not worth a word yet. */
  readonly isAhead?: boolean;
  /** It cannot be had, and a toast says so: whoever opened it closes it again, so that it can be opened anew. */
  readonly onUnavailable?: () => void;
  /** Instead of the toast, for a part of the screen that nothing opens. */
  readonly failure?: LazyPartFailure | undefined;
}

/** Every module that came, so that it is there at once the next time. One that did not is asked for again. */
const modules = new Map<() => Promise<unknown>, unknown>();

/** Loads a part before it is shown; rejects as its import does. */
export async function preloadPart<Module>(load: () => Promise<Module>): Promise<void> {
  if (!modules.has(load)) modules.set(load, await load());
}

/** Whether a part has come, and is there at once. */
export function isPartLoaded(load: () => Promise<unknown>): boolean {
  return modules.has(load);
}

/** A part of the screen that is loaded when it is first shown. When it cannot be had, the screen around it stays as it is. */
export function LazyPart<Module>(
  { load, children, fallback = null, isAhead = false, onUnavailable, failure }: LazyPartProps<Module>,
) {
  const [phase, setPhase] = useState<"loading" | "loaded" | "failed" | "retrying">(
    () => modules.has(load) ? "loaded" : "loading",
  );
  const isLoading = phase === "loading" || phase === "retrying";
  const fail = useEffectEvent(() => {
    if (!failure && !isAhead) toastUnavailable();
    // Drawn at once: whoever asked for it again before the screen had followed would have it open, and failed.
    flushSync(() => {
      setPhase("failed");
      onUnavailable?.();
    });
  });
  useEffect(() => {
    // Also when it has come since this was drawn: nothing else would draw it.
    if (!isLoading) return;
    let isGone = false;
    // Also a part of the first screen is not worth losing that screen for.
    endStart();
    preloadPart(load).then(
      () => !isGone && setPhase("loaded"),
      () => !isGone && fail(),
    );
    return () => {
      isGone = true;
    };
  }, [load, isLoading]);
  if (modules.has(load)) return children(modules.get(load) as Module);
  if (failure && (phase === "failed" || phase === "retrying")) {
    return failure(() => needsNewPage() ? location.reload() : setPhase("retrying"), phase === "retrying");
  }
  return fallback;
}

/** Says of something that was asked for that it could not be loaded. */
export function toastUnavailable(): void {
  toast({
    title: "Error",
    description: "This could not be loaded. Check your connection and try again.",
    tone: "danger",
  });
}
