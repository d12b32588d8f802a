import { t } from "@lingui/core/macro";
import { ApiError } from "../../lib/api/api-error.ts";
import { isUnauthorized } from "../../lib/api/call-retry-rule.ts";
import { ErrorState } from "./ErrorState.tsx";
import { QueryFailure } from "./QueryFailure.tsx";

interface ListFailureProps {
  readonly title: string;
  readonly list: {
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
}

/**
 * Says why a list of /community-settings could not be loaded, also when the session or the member's
 * right ended on the open screen (routes.5).
 */
export function ListFailure({ title, list }: ListFailureProps) {
  const { error } = list;
  if (isUnauthorized(error)) return <ErrorState title={t`Authentication Required`} body={t`Please Log In`} />;
  if (error instanceof ApiError && error.status === 403) {
    return <ErrorState title={t`Access Denied`} body={t`This area is restricted to administrators only`} />;
  }
  return <QueryFailure title={title} query={list} />;
}
