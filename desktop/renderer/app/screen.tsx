import type { RouteComponent } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { isStart } from "../lib/fetch-first.ts";
import { ErrorState } from "../ui/ErrorState.tsx";
import { LazyPart, preloadPart } from "../ui/LazyPart.tsx";
import { FullScreenSpinner } from "./status/FullScreenSpinner.tsx";

interface ScreenOptions {
  /** It brings its own page: there is no main landmark around it. */
  readonly isPage?: boolean;
}

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
  let isLostAtStart = false;
  const Screen: RouteComponent = () => (
    <LazyPart
      load={load}
      fallback={<FullScreenSpinner />}
      failure={(retry, isRetrying) => (
        <ScreenLost
          isPage={isPage}
          isRetrying={isRetrying}
          // A browser remembers which of the first scripts it could not get for as long as the page lives.
          onRetry={isLostAtStart ? () => location.reload() : retry}
        />
      )}
    >
      {(module) => {
        const Loaded: ComponentType = module[name];
        return <Loaded />;
      }}
    </LazyPart>
  );
  Screen.preload = () =>
    preloadPart(load).catch(() => {
      isLostAtStart = isStart();
    });
  return Screen;
}

function ScreenLost({ isPage, ...retry }: { isPage: boolean; isRetrying: boolean; onRetry: () => void }) {
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
