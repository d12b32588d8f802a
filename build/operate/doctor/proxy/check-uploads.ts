import { bodyLimits } from "../../../../server/http/input/read-body.ts";
import type { Check } from "../check.ts";
import { describeError, getErrorCode } from "../describe-error.ts";
import type { Examination } from "../examination.ts";
import { type Finding, fix, ok, skipped, warn } from "../finding.ts";
import { timeLimitMs } from "../server/ask.ts";
import { askThroughProxy, findPublicAddressProblem } from "./public-address.ts";

/** Whether the largest upload passes the proxy. */
export const checkUploads: Check = {
  name: "uploads",
  waitsFor: "An upload of 11 MB through PUBLIC_URL",
  ifSilent: "Check whether smaller pictures can be posted; the way to PUBLIC_URL may be slow from here.",
  run: (examination) => lookAtUploads(examination, timeLimitMs),
};

/** @param limitMs how long it may take; less in tests */
export async function lookAtUploads(examination: Examination, limitMs: number): Promise<Finding> {
  const problem = findPublicAddressProblem(examination);
  if (problem) return problem;
  const began = performance.now();
  const isOurs = await askThroughProxy(examination).then(({ arrived }) => arrived !== null, () => false);
  if (!isOurs) return skipped("See the proxy lines first.");
  const body = new Uint8Array(bodyLimits.multipart.bytes);
  const size = `${Math.round(body.length / 1024 ** 2)} MB`;
  const todo =
    "Members' pictures may have 10 MB. nginx: client_max_body_size 12m; Caddy: request_body max_size 12MB; " +
    "other services in front have limits of their own.";
  try {
    const leftMs = Math.max(1, limitMs - (performance.now() - began));
    const { status, arrived } = await askThroughProxy(examination, { body, limitMs: leftMs });
    if (arrived?.bodyBytes === body.length) return ok(`The largest upload (${size}) passes.`);
    return fix(`The proxy refuses an upload of ${size} (${status}).`, todo);
  } catch (error) {
    if (getErrorCode(error) === "ETIMEDOUT") {
      return warn(`An upload of ${size} took longer than ${limitMs / 1000} s.`, checkUploads.ifSilent);
    }
    return fix(`The proxy breaks an upload of ${size} off: ${describeError(error)}.`, todo);
  }
}
