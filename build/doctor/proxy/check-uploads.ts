import { bodyLimits } from "../../../server/http/input/read-body.ts";
import type { Check } from "../check.ts";
import { describeError } from "../describe-error.ts";
import { fix, ok, skipped } from "../finding.ts";
import { askThroughProxy, publicAddressProblem } from "./public-address.ts";

/** Whether the largest upload passes the proxy. */
export const checkUploads: Check = {
  name: "uploads",
  waitsFor: "An upload of 11 MB through PUBLIC_URL",
  ifSilent: "See whether smaller pictures can be posted; the way to PUBLIC_URL may be slow from here.",
  async run(examination) {
    const problem = publicAddressProblem(examination);
    if (problem) return problem;
    const isOurs = await askThroughProxy(examination).then(({ arrived }) => arrived !== null, () => false);
    if (!isOurs) return skipped("See the lines of proxy first.");
    const body = new Uint8Array(bodyLimits.multipart.bytes);
    const size = `${Math.round(body.length / 1024 ** 2)} MB`;
    const todo =
      "Members' pictures may have 10 MB. nginx: client_max_body_size 12m; Caddy: request_body max_size 12MB; " +
      "other services in front have limits of their own.";
    try {
      const { status, arrived } = await askThroughProxy(examination, { body });
      if (arrived?.bodyBytes === body.length) return ok(`The largest upload (${size}) passes.`);
      return fix(`The proxy refuses an upload of ${size} (${status}).`, todo);
    } catch (error) {
      return fix(`The proxy breaks an upload of ${size} off: ${describeError(error)}.`, todo);
    }
  },
};
