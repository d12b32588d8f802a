import { getPath } from "hono/utils/url";

/** Parts of a path that addresses resolve: `.` and `..`, also escaped, and `\`, which means `/`. */
const needsResolving = /\/\.{1,2}(?:\/|$)|\\/;

/**
 * The decoded path of a request, resolved like every address, so that the matched path is the one
 * served and forwarded. The runtime passes on `/practice-till/../v1/customers` as it was sent.
 */
export function resolvePath(request: Request): string {
  const path = getPath(request);
  return needsResolving.test(path) ? getPath({ url: new URL(request.url).href } as Request) : path;
}
