import { StoreFailure } from "../../../server/providers/storage/s3/store-failure.ts";

/** Describes a failed call of the store to an operator, for whom members' words mean nothing. */
export function describeStoreError(error: unknown): string {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at instanceof StoreFailure) {
      const { cause } = at;
      const code = cause instanceof Error ? codeOf(cause) : null;
      return `${at.message}${code === null ? "" : ` (${code})`}`;
    }
  }
  return error instanceof Error ? error.message : String(error);
}

/** E.g. ECONNREFUSED. */
function codeOf(error: Error): string | null {
  const { code, cause } = error as Error & { code?: unknown };
  if (typeof code === "string") return code;
  return cause instanceof Error ? codeOf(cause) : null;
}
