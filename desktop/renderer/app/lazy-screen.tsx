import { t } from "@lingui/core/macro";
import type { RouteComponent } from "@tanstack/react-router";
import { type ComponentType, useEffect } from "react";
import { ErrorState } from "../ui/status/ErrorState.tsx";
import { LazyPart, preloadPart } from "../ui/status/LazyPart.tsx";
import { focusMain } from "./focus-main.ts";
import { FullScreenSpinner } from "./status/FullScreenSpinner.tsx";

interface ScreenOptions {
  /** True when no layout with a main landmark surrounds the screen. */
  readonly isPage?: boolean;
}

/** How long the previous screen stays before a spinner shows. */
const patienceMs = 1_000;

/**
 * Returns a route's component, which loads when its link is touched. When its script cannot be
 * loaded, the page around it stays and offers Retry. The router's own `lazyRouteComponent` would
 * reload the page at once, which without a connection leaves no page at all.
 */
export function createLazyScreen<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
  { isPage = false }: ScreenOptions = {},
): RouteComponent {
  const Screen: RouteComponent = () => (
    <LazyPart
      load={load}
      isWholeScreen
      fallback={<FullScreenSpinner />}
      failure={(retry, isRetrying) => <ScreenLost isPage={isPage} isRetrying={isRetrying} onRetry={retry} />}
    >
      {(module) => {
        const Loaded: ComponentType = module[name];
        return <Loaded />;
      }}
    </LazyPart>
  );
  Screen.preload = () => waitForScript(preloadPart(load));
  return Screen;
}

/** Returns a script, or undefined when it is lost or the previous screen has stayed long enough. */
export function waitForScript<Script>(script: Promise<Script>): Promise<Script | undefined> {
  return Promise.race([
    script.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs)),
  ]);
}

function ScreenLost({ isPage, ...retry }: { isPage: boolean; isRetrying: boolean; onRetry: () => void }) {
  // Retry had the focus and disappears when the screen shows.
  useEffect(() => () => {
    if (document.activeElement === document.body) focusMain();
  }, []);
  const Frame = isPage ? "main" : "div";
  return (
    <Frame id={isPage ? "main" : undefined} className="flex min-h-[60dvh] flex-col justify-center">
      <ErrorState
        title={t`This page could not be loaded`}
        body={t`Check your connection and try again.`}
        {...retry}
      />
    </Frame>
  );
}
