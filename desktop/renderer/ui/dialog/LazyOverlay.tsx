import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { watchUserActivity } from "../../lib/window/watch-user-activity.ts";
import { LazyPart } from "../status/LazyPart.tsx";

interface LazyOverlayProps<Module> {
  /** Imports the module; must be the same function each time. */
  readonly load: () => Promise<Module>;
  readonly children: (module: Module) => ReactNode;
  /** True to load before the member opens it. */
  readonly isAhead?: boolean;
  /** Called when it cannot load or the member has done something else. */
  readonly onClose: () => void;
}

/** Loads an overlay, and shows it only if the member still waits for it. */
export function LazyOverlay<Module>({ load, children, isAhead = false, onClose }: LazyOverlayProps<Module>) {
  return (
    <LazyPart
      load={load}
      isAhead={isAhead}
      fallback={!isAhead && <UserActivityWatch onActivity={onClose} />}
      onUnavailable={onClose}
    >
      {children}
    </LazyPart>
  );
}

/**
 * Renders nothing. Reports activity while an overlay loads, so that it does not open over what the
 * member does by then.
 */
export function UserActivityWatch({ onActivity }: { readonly onActivity: () => void }) {
  const { history } = useRouter();
  const reportActivity = useEffectEvent(onActivity);
  useEffect(() => watchUserActivity(history, () => reportActivity()), [history]);
  return null;
}
