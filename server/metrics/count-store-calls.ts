import type { OnStoreCall } from "../providers/storage/s3/s3-client.ts";
import type { Metrics } from "./metrics.ts";

export type StoreCall = Parameters<OnStoreCall>[0];

/** Counts a call of the object store (storage.1): what is read from memory is none. */
export function countStoreCall(
  metrics: Pick<Metrics, "countCall">,
  { operation, seconds, failure }: StoreCall,
): void {
  const outcome = failure === null ? "ok" : failure.mayPass ? "unavailable" : "refused";
  metrics.countCall({ provider: "storage", operation, seconds, outcome, error: failure ?? undefined });
}
