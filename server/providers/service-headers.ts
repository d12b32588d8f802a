/** The service's headers by its address; null takes away what OpenAI's client sends by itself. */
export type ServiceHeaders = Readonly<Record<"Authorization" | "api-key", string | null>>;

/**
 * How a service with OpenAI's interface is told the key. Azure's addresses of a resource take it
 * only in a header of their own; those of its models in either, depending on their age.
 */
export function createServiceHeaders(apiKey: string, baseUrl: string | null): ServiceHeaders {
  const bearer = `Bearer ${apiKey}`;
  const host = baseUrl === null ? "" : new URL(baseUrl).hostname;
  if (!host.endsWith(".azure.com")) return { "Authorization": bearer, "api-key": null };
  const isOfModels = host === "models.inference.ai.azure.com" || host.endsWith(".models.ai.azure.com");
  return { "Authorization": isOfModels ? bearer : null, "api-key": apiKey };
}
