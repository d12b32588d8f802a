import type { RouteComponent } from "@tanstack/react-router";
import { type ComponentType, useEffect } from "react";
import { ErrorState } from "../ui/status/ErrorState.tsx";
import { LazyPart, preloadPart } from "../ui/status/LazyPart.tsx";
import { focusMain } from "./focus-main.ts";
import { FullScreenSpinner } from "./status/FullScreenSpinner.tsx";

interface ScreenOptions {
  /** It brings its own page: there is no main landmark around it. */
  readonly isPage?: boolean;
}

/** The screen before it stands for so long; then a spinner says that the next one is awaited. */
const patienceMs = 1_000;

/**
 * A route's component, loaded when its link is touched. When it cannot be had, the page around it stays, with what plays and is being
 * written there, and offers to load it again; the router's own `lazyRouteComponent` would load the page anew, and without a connection
 * that leaves the member with none.
 */
export function screen<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
  { isPage = false }: ScreenOptions = {},
): RouteComponent {
  const Screen: RouteComponent = () => (
    <LazyPart
      load={load}
      fallback={<FullScreenSpinner />}
      failure={(retry, isRetrying) => <ScreenLost isPage={isPage} isRetrying={isRetrying} onRetry={retry} />}
    >
      {(module) => {
        const Loaded: ComponentType = module[name];
        return <Loaded />;
      }}
    </LazyPart>
  );
  Screen.preload = () =>
    Promise.race([
      preloadPart(load).catch(() => undefined),
      new Promise<void>((resolve) => setTimeout(resolve, patienceMs)),
    ]);
  return Screen;
}

function ScreenLost({ isPage, ...retry }: { isPage: boolean; isRetrying: boolean; onRetry: () => void }) {
  // What held the focus is gone once the screen is there.
  useEffect(() => () => {
    if (document.activeElement === document.body) focusMain();
  }, []);
  const Frame = isPage ? "main" : "div";
  return (
    <Frame id={isPage ? "main" : undefined} className="flex min-h-[60dvh] flex-col justify-center">
      <ErrorState
        title="This page could not be loaded"
        body="Check your connection and try again."
        {...retry}
      />
    </Frame>
  );
}
