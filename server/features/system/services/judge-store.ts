import type { ServiceFact, ServiceProblem } from "#shared/system/services-contract.ts";
import { doctorCommand } from "../../../settings/operator-commands.ts";
import type { ServiceCallRow } from "../../../metrics/service-queries.ts";
import type { StorageConfig } from "../../../settings/storage-config.ts";
import { failureText } from "./failure-texts.ts";
import { fact, urgent, warning } from "./service-parts.ts";

const page = "build/docs/storage.md";

interface StoreGiven extends StorageConfig {
  /** Of the store. */
  readonly calls: ServiceCallRow | undefined;
  /** Of the CDN. */
  readonly purges: ServiceCallRow | undefined;
}

/** What is wrong with the object store and the CDN, as far as they are set up (storage.3). */
export function judgeStore({ store, cdn, calls, purges }: StoreGiven): ServiceProblem[] {
  return [
    ...(store && calls?.failing_since ? [failingStore(calls)] : []),
    ...(cdn?.purge && purges?.failing_since ? [failingPurges(purges)] : []),
  ];
}

export function storeFacts({ store, cdn, calls, purges }: StoreGiven): ServiceFact[] {
  return [
    ...(store
      ? [
        fact("Last answer of the store", null, calls?.answered_at),
        fact("Calls of the store today", String(calls?.answered ?? 0)),
        ...lastFailure("Last failure of the store", calls),
      ]
      : []),
    ...(cdn
      ? [
        fact("Served through", cdn.origin),
        ...(cdn.purge ? [fact("Last purge", null, purges?.answered_at)] : []),
        ...lastFailure("Last purge that failed", purges),
      ]
      : []),
  ];
}

function lastFailure(label: string, call: ServiceCallRow | undefined): ServiceFact[] {
  return call?.failed_at ? [fact(label, `It ${failureText(call.failure)}`, call.failed_at)] : [];
}

function failingStore({ failure, failing_since }: ServiceCallRow): ServiceProblem {
  const isRefused = failure !== null && /^4\d\d$/.test(failure);
  return urgent({
    says: `The object store ${failureText(failure)}: pictures and audio can be neither stored nor, ` +
      "unless a cache has them, shown.",
    since: failing_since,
    todo: isRefused
      ? "Correct S3_BUCKET, S3_ACCESS_KEY_ID or S3_SECRET_ACCESS_KEY, or the rights of the key, and restart. " +
        `\`${doctorCommand()}\` says what the store said.`
      : "Check whether the store works, and S3_ENDPOINT. Calls go on automatically once it answers.",
    page,
  });
}

function failingPurges({ failure, failing_since }: ServiceCallRow): ServiceProblem {
  return warning({
    says: `The CDN ${
      failureText(failure)
    }: what members or moderators remove can be read there for up to a day.`,
    since: failing_since,
    todo: "Correct MEDIA_PURGE_URL and MEDIA_PURGE_KEY and restart. Purges are repeated automatically.",
    page,
  });
}
