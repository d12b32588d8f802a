import { getPath } from "hono/utils/url";

/** What a path may hold that addresses resolve: `.` and `..`, also escaped, and `\`, which is another `/`. */
const needsResolving = /\/\.{1,2}(?:\/|$)|\\/;

/**
 * The path of a request as every address is resolved, decoded: what is matched is what is served and passed on. The runtime hands over
 * `/practice-till/../v1/customers` as it was sent.
 */
export function resolvePath(request: Request): string {
  const path = getPath(request);
  return needsResolving.test(path) ? getPath({ url: new URL(request.url).href } as Request) : path;
}
