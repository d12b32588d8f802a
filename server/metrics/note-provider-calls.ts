import { failureCode } from "./failure-code.ts";
import type { Metrics, ProviderCall } from "./metrics.ts";
import type { ServiceLog } from "./service-log.ts";

/**
 * The same metrics, which also note calls for the page of services (admin.7), with a print of what
 * a model is set to.
 */
export function noteProviderCalls(
  metrics: Metrics,
  services: Pick<ServiceLog, "ended">,
  setupOf: (model: string) => string = () => "",
): Metrics {
  return {
    ...metrics,
    countCall(call) {
      metrics.countCall(call);
      noteCall(services, call, setupOf);
    },
  };
}

/** A declined card was answered; an address without a mailbox says nothing of the server. */
function noteCall(
  services: Pick<ServiceLog, "ended">,
  call: ProviderCall,
  setupOf: (model: string) => string,
): void {
  const { provider: service, outcome, model = "", error } = call;
  if (outcome === "stopped" || outcome === "not_asked") return;
  const setup = service === "ai" ? setupOf(model) : undefined;
  const part = { service, part: model, setup };
  if (outcome === "ok" || outcome === "refused" && service === "payments") return services.ended(part, null);
  const code = failureCode(error);
  const isOfOne = outcome === "refused" || outcome === "leaked";
  services.ended(part, { code, isPassing: isOfOne && !concernsAll.has(code.split(" ", 1)[0] ?? "") });
}

/** They fail each request, not this one alone: credit, the key's rights, a model's wrong name. */
const concernsAll: ReadonlySet<string> = new Set(["402", "403", "404", "page", "unknown_model"]);
