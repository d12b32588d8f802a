import { failureCode } from "./failure-code.ts";
import type { Metrics, ProviderCall } from "./metrics.ts";
import type { ServiceLog } from "./service-log.ts";

/** The same metrics, which also note calls for the page of services (admin.7). */
export function noteProviderCalls(metrics: Metrics, services: Pick<ServiceLog, "ended">): Metrics {
  return {
    ...metrics,
    countCall(call) {
      metrics.countCall(call);
      noteCall(services, call);
    },
  };
}

/** A declined card was answered; an address without a mailbox says nothing of the server. */
function noteCall(services: Pick<ServiceLog, "ended">, call: ProviderCall): void {
  const { provider: service, outcome, model = "", error } = call;
  if (outcome === "stopped" || outcome === "not_asked") return;
  const part = { service, part: model };
  if (outcome === "ok" || outcome === "refused" && service === "payments") return services.ended(part, null);
  const code = failureCode(error);
  const isOfOne = outcome === "refused" || outcome === "leaked";
  services.ended(part, { code, isPassing: isOfOne && !concernsAll.has(code) });
}

/** They fail each request, not this one alone: credit, the key's rights, a model's wrong name. */
const concernsAll: ReadonlySet<string> = new Set(["402", "403", "404", "unknown_model"]);
