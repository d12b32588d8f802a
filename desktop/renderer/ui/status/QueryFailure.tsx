import { t } from "@lingui/core/macro";
import { getUserMessage } from "../../lib/api/api-error.ts";
import { ErrorState } from "./ErrorState.tsx";

interface QueryFailureProps {
  readonly title: string;
  /** A query of TanStack, or its parts. */
  readonly query: {
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  readonly retryLabel?: string;
}

/**
 * Says that a query failed, and why, with Retry. It is also retried when the connection returns
 * (`recoverFailedQueries`).
 */
export function QueryFailure({ title, query, retryLabel }: QueryFailureProps) {
  return (
    <ErrorState
      title={title}
      body={getUserMessage(query.error, t`Please try again.`)}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
      {...(retryLabel && { retryLabel })}
    />
  );
}
