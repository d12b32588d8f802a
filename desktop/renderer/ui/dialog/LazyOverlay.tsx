import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { watchUserActivity } from "../../lib/page/watch-user-activity.ts";
import { LazyPart } from "../status/LazyPart.tsx";

interface LazyOverlayProps<Module> {
  /** Imports the part's module; the same function each time. */
  readonly load: () => Promise<Module>;
  readonly children: (module: Module) => ReactNode;
  /** Loaded before it is asked for. */
  readonly isAhead?: boolean;
  /** It cannot be had, or is not wanted any more: whoever opened it closes it again. */
  readonly onClose: () => void;
}

/** A part that opens over the page when it is asked for, and only if the member still waits for it once it is there. */
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

/** Stands, unseen, for what opens over the page while that loads: it must not come over what the member does by then. */
export function UserActivityWatch({ onActivity }: { readonly onActivity: () => void }) {
  const { history } = useRouter();
  const tell = useEffectEvent(onActivity);
  useEffect(() => watchUserActivity(history, () => tell()), [history]);
  return null;
}
