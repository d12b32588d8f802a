import { OpenAPIHono } from "@hono/zod-openapi";
import { uuidv7 } from "uuidv7";
import type { Deps } from "./context.ts";
import { NotFound } from "./errors.ts";
import { authRoutes } from "./features/auth/routes.ts";
import { resolveActor } from "./features/auth/resolve-actor.ts";
import { commentRoutes } from "./features/comments/routes.ts";
import { mediaRoutes } from "./features/media/routes.ts";
import { memberRoutes } from "./features/members/routes.ts";
import { postRoutes } from "./features/posts/routes.ts";
import { systemRoutes } from "./features/system/routes.ts";
import type { AppEnv } from "./http/env.ts";
import { errorResponse, invalidInput } from "./http/error-response.ts";
import { mount } from "./http/mount.ts";

/** The whole service as one `fetch`: middleware in order, then one line per feature. Opens nothing by itself. */
export function createApp(deps: Deps): OpenAPIHono<AppEnv> {
  const app = new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalidInput(result.error);
    },
  });
  app.onError(errorResponse);
  app.notFound((c) => errorResponse(new NotFound("There is nothing at this address"), c));

  app.use(async (c, next) => {
    const requestId = uuidv7();
    c.set("requestId", requestId);
    c.set("log", deps.log.child({ requestId }));
    c.set("source", c.env?.remoteAddress ?? "unknown");
    c.header("X-Request-Id", requestId);
    c.set("actor", await resolveActor(deps, c.req.raw));
    await next();
  });

  mount(app, deps, systemRoutes(deps.config));
  mount(app, deps, authRoutes);
  mount(app, deps, memberRoutes);
  mount(app, deps, postRoutes);
  mount(app, deps, commentRoutes);
  mount(app, deps, mediaRoutes);
  return app;
}
