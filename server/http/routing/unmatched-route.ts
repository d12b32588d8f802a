import { msg } from "@lingui/core/runtime-macro";
import type { Context } from "hono";
import type { Endpoint } from "#shared/endpoint.ts";
import { AppError, NotFound } from "../../errors.ts";
import type { AppEnv } from "./app-env.ts";
import { makeErrorResponse } from "../errors/error-response.ts";

/**
 * Handles requests that no route matched: 405 with `Allow` when another method would match,
 * otherwise 404.
 */
export function createUnmatchedRoute(mounted: readonly Endpoint[]): (c: Context<AppEnv>) => Response {
  return (c) => {
    const { path, method } = c.req;
    const allowed = isApiPath(path) ? methodsAt(mounted, path) : ["GET", "HEAD"];
    if (allowed.length === 0 || allowed.includes(method)) {
      const nothing = msg`There's nothing at this address.`;
      return makeErrorResponse(
        isApiPath(path) ? new AppError("unknown_call", nothing) : new NotFound(nothing),
        c,
      );
    }
    const refusal = new AppError("method_not_allowed", msg`${{ method }} is not allowed here.`);
    return makeErrorResponse(refusal, c, [["Allow", allowed.join(", ")]]);
  };
}

function methodsAt(mounted: readonly Endpoint[], path: string): string[] {
  const methods = mounted
    .filter((endpoint) => matches(endpoint.path, path))
    .flatMap(({ method, refusesHead = false }) =>
      method === "get" && !refusesHead ? ["GET", "HEAD"] : [method.toUpperCase()]
    );
  return [...new Set(methods)];
}

function matches(template: string, path: string): boolean {
  const expected = template.split("/");
  const given = path.split("/");
  return expected.length === given.length &&
    expected.every((part, at) => part === given[at] || (part.startsWith("{") && given[at] !== ""));
}

/** Whether a path belongs to the API, mounted or not: it never returns the web app. */
export function isApiPath(path: string): boolean {
  return path === "/api" || path.startsWith("/api/");
}
