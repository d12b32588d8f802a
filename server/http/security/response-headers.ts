import { product } from "#shared/product.ts";
import { releaseHeader, writeReleaseHeader } from "#shared/system/release.ts";
import type { Config } from "../../config.ts";
import type { HeaderPair } from "../routing/app-env.ts";
import type { Step } from "../routing/middleware.ts";
import { isApiPath } from "../routing/unmatched-route.ts";

/** Data needs no resources. Pages set their own policy. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The headers of every response. A page replaces the content security policy by its own. */
export function getCommonHeaders(
  { publicUrl, hstsSubdomains }: Pick<Config, "publicUrl" | "hstsSubdomains">,
): readonly HeaderPair[] {
  return [
    ["Content-Security-Policy", dataPolicy],
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "same-origin"],
    ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    // Two years, as browsers' preload lists require. Never on http, where it would lock developers
    // out of their own host, nor for hosts below it that are not ours, unless asked for.
    ...(publicUrl.startsWith("https://")
      ? [
        [
          "Strict-Transport-Security",
          `max-age=63072000${hstsSubdomains ? "; includeSubDomains" : ""}`,
        ] as const,
      ]
      : []),
  ];
}

/** Clients recognize the product's own responses by this header (api.3). */
export function releaseOf({ oldestClient }: Pick<Config, "oldestClient">): HeaderPair {
  return [releaseHeader, writeReleaseHeader({ version: product.version, oldestClient })];
}

/**
 * Sets the common headers, and those of the API's responses, on the context for respond.ts, which
 * sends them.
 */
export function setCommonHeaders(
  config: Pick<Config, "publicUrl" | "hstsSubdomains" | "oldestClient">,
): Step {
  const headers = getCommonHeaders(config);
  const ofApi = [...headers, releaseOf(config)];
  return (c) => c.set("commonHeaders", isApiPath(c.req.path) ? ofApi : headers);
}
