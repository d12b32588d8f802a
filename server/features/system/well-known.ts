import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Deps } from "../../context.ts";
import type { AppEnv } from "../../http/routing/app-env.ts";
import { withCommonHeaders } from "../../http/responses/respond.ts";

/** RFC 9116 wants less than a year. The file is made anew for each reader. */
const goodForMs = 180 * 86_400_000;

/**
 * Addresses that programs expect at every site: where password managers send members to change
 * their password, and whom to tell of a fault (routes.10).
 */
export function serveWellKnown(app: OpenAPIHono<AppEnv>, { config, clock }: Deps): void {
  app.get(
    "/.well-known/change-password",
    (c) =>
      withCommonHeaders(c, new Response(null, { status: 302, headers: { Location: "/settings#account" } })),
  );
  app.get("/.well-known/security.txt", (c) => {
    const text = [
      `Contact: mailto:${config.contactEmail}`,
      `Expires: ${new Date(clock.now().getTime() + goodForMs).toISOString()}`,
      `Canonical: ${config.publicUrl}/.well-known/security.txt`,
      "Preferred-Languages: en",
      "",
    ].join("\n");
    return withCommonHeaders(
      c,
      new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } }),
    );
  });
}
