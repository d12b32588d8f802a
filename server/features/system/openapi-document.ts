import type { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import type { Endpoint } from "#shared/endpoint.ts";
import { errorEnvelope } from "#shared/errors.ts";
import { product } from "#shared/product.ts";
import { describeEndpoint } from "../../http/contract/describe-endpoint.ts";
import { errorSchemaName } from "../../http/contract/describe-errors.ts";
import { writeText } from "../../language/write-text.ts";
import type { AppEnv } from "../../http/routing/app-env.ts";

export type OpenApiDocument = ReturnType<OpenAPIHono["getOpenAPI31Document"]>;

/**
 * The OpenAPI 3.1 document of all mounted endpoints (api.11). They are described when somebody
 * reads it: that takes 80 ms, which a start need not wait for. Call it once for an app.
 */
export function openApiDocument(
  app: OpenAPIHono<AppEnv>,
  mounted: readonly Endpoint[],
  origin: string,
  cookieName: string,
): OpenApiDocument {
  for (const endpoint of mounted) app.openAPIRegistry.registerPath(describeEndpoint(endpoint));
  const document = app.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: `${product.name} API`,
      version: product.version,
      description: writeText(product.description, "en"),
    },
    servers: [{ url: origin }],
  });
  const securitySchemes = {
    cookie: { type: "apiKey", in: "cookie", name: cookieName, description: "The web app's session" },
    bearer: { type: "http", scheme: "bearer", description: "The same token, as the desktop app sends it" },
  } as const;
  const schemas = { ...document.components?.schemas, [errorSchemaName]: z.toJSONSchema(errorEnvelope) };
  return { ...document, components: { ...document.components, schemas, securitySchemes } } as OpenApiDocument;
}
