import type { Check } from "../check.ts";
import type { Examination } from "../examination.ts";
import { type Finding, ok, skipped, warn } from "../finding.ts";
import { askThroughProxy, findPublicAddressProblem } from "./public-address.ts";

/** Whether the proxy passes a stream on as it comes, which answers of AI chats are. */
export const checkStreams: Check = {
  name: "streams",
  waitsFor: "A stream through PUBLIC_URL",
  ifSilent: "The proxy holds responses back: turn its buffering off for text/event-stream.",
  run: (examination) => lookAtStreams(examination, 2_000),
};

/** @param openMs how long the stream stays open after its first piece */
export async function lookAtStreams(examination: Examination, openMs: number): Promise<Finding> {
  const problem = findPublicAddressProblem(examination);
  if (problem) return problem;
  const answer = await askThroughProxy(examination, { streamMs: openMs }).catch(() => null);
  if (!answer?.arrived) return skipped("See the proxy lines first.");
  // A proxy that buffers sends nothing before the stream has ended.
  if (answer.firstPieceMs < openMs) return ok("Streams pass as they come.");
  return warn(
    "The proxy holds streams back: answers of AI chats appear all at once.",
    "Turn buffering off for text/event-stream. nginx does so by default unless proxy_ignore_headers names " +
      "X-Accel-Buffering; compressing proxies need an exception.",
  );
}
