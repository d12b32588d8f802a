import * as contract from "#shared/system/contract.ts";
import * as services from "#shared/system/services-contract.ts";
import { product } from "#shared/product.ts";
import type { Config } from "../../config.ts";
import type { RequestCounter } from "../../http/limits/limit-requests-by-source.ts";
import { serveGenerated } from "../../http/static/generated-text.ts";
import { type Route, route } from "../../http/routing/route.ts";
import { renderDocsPage } from "./docs-page.ts";
import { getHealth } from "./get-health.ts";
import { getRateLimitStatus } from "./get-rate-limit-status.ts";
import { listOutbox } from "./list-outbox.ts";
import { getServices } from "./services/get-services.ts";
import type { OpenApiDocument } from "./openapi-document.ts";

/** The facts about the service that these routes need. */
interface ServiceView {
  readonly config: Config;
  readonly counter: RequestCounter;
  readonly isDatabaseUp: () => Promise<boolean>;
  readonly document: () => OpenApiDocument;
}

/** Health, limits, the contract as document and page, and outside production the outbox. */
export function makeSystemRoutes({ config, counter, isDatabaseUp, document }: ServiceView): readonly Route[] {
  const sendDocument = serveGenerated(() => ({
    text: JSON.stringify(document()),
    headers: [["Content-Type", "application/json"]],
  }));
  const sendDocs = serveGenerated(() => renderDocsPage(document()));
  return [
    route(contract.getHealth, async ({ bus, replicas }) => {
      const health = getHealth(await isDatabaseUp(), bus.state, replicas?.state);
      return health.status === "ok"
        ? health
        : Response.json(health, { status: 503, headers: { "Retry-After": "1" } });
    }),
    route(contract.getAbout, () =>
      Promise.resolve({
        name: product.name,
        version: product.version,
        contactEmail: config.contactEmail,
        isRegistrationOpen: config.isRegistrationOpen,
      })),
    route(contract.getRateLimitStatus, (ctx) => getRateLimitStatus(ctx, counter)),
    route(services.getServices, (ctx) => getServices(ctx)),
    route(contract.getOpenApiDocument, (_ctx, _input, { request }) => sendDocument(request)),
    route(contract.getDocs, (_ctx, _input, { request }) => sendDocs(request)),
    ...(config.environment === "production"
      ? []
      : [route(contract.getOutbox, (ctx, { query }) => Promise.resolve(listOutbox(ctx, query.to)))]),
  ];
}
