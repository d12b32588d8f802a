import type { App } from "electron";
import { product } from "#shared/product.ts";
import type { Log } from "../../log.ts";
import { createLaunchRequests } from "../../os/launch-requests.ts";
import { failed, notAvailable, ok, type Outcome } from "../outcome.ts";

/** Starts of the app with these arguments must open these paths; null opens nothing. */
const starts: readonly [argument: string, path: string | null][] = [
  [`${product.scheme}://notifications`, "/notifications"],
  [`${product.scheme}://settings`, null],
  [`${product.scheme}://notifications/../admin`, null],
];

/** A link that leads nowhere is no news here. */
const silent: Log = { info: () => {}, error: () => {} };

/** Follows links by the app's own handler, and asks the system whether it would start this app. */
export function checkDeepLinks(app: Pick<App, "isDefaultProtocolClient">): Outcome {
  for (const [link, path] of starts) {
    const opened: (string | null)[] = [];
    const requests = createLaunchRequests(silent);
    requests.openLink(link);
    requests.handleWith((to) => opened.push(to));
    const expected = path === null ? [] : [path];
    if (opened.join() !== expected.join()) return failed(`${link} opened ${opened.join() || "nothing"}.`);
  }
  return app.isDefaultProtocolClient(product.scheme) ? ok() : notAvailable(
    `The system opens ${product.scheme}:// links with another program or none. ` +
      "The app registers itself when it starts; on Linux its package does.",
  );
}
