import type { Config } from "../../config.ts";
import type { HeaderPair } from "../env.ts";
import type { Step } from "../middleware.ts";

/** Data needs nothing from anywhere. Pages say what they need themselves. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The headers of every response. A page replaces the content security policy by its own. */
export function commonHeaders({ publicUrl }: Pick<Config, "publicUrl">): readonly HeaderPair[] {
  return [
    ["Content-Security-Policy", dataPolicy],
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "same-origin"],
    ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    // Two years, as browsers' preload lists ask for. Never on http: it would lock developers out of their own host.
    ...(publicUrl.startsWith("https://")
      ? [["Strict-Transport-Security", "max-age=63072000; includeSubDomains"] as const]
      : []),
  ];
}

/** Leaves the common headers for respond.ts, which sends them. */
export function securityHeaders(config: Pick<Config, "publicUrl">): Step {
  const headers = commonHeaders(config);
  return (c) => c.set("commonHeaders", headers);
}
