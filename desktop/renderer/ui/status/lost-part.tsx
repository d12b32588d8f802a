import { t } from "@lingui/core/macro";
import { ErrorState } from "./ErrorState.tsx";
import type { LazyPartFailure } from "./LazyPart.tsx";

/** The `failure` of a `LazyPart` that is a part of the screen: says that, and offers Retry. */
export function createLostPart(title: string): LazyPartFailure {
  return (retry, isRetrying) => (
    <ErrorState
      title={title}
      body={t`Check your connection and try again.`}
      isRetrying={isRetrying}
      onRetry={retry}
    />
  );
}
