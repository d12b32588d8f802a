import type { Service, ServiceProblem } from "#shared/system/services-contract.ts";
import type { MediaHashConfig } from "../../../settings/media-hash-config.ts";
import type { ServiceCallRow } from "../../../metrics/service-queries.ts";
import type { countHeldImages } from "../../media/count-held-images.ts";
import { describeFailure } from "./failure-texts.ts";
import { formatCount, makeFact, makeService, makeUrgentProblem } from "./service-parts.ts";

type HeldImages = Awaited<ReturnType<typeof countHeldImages>>;

interface MediaHashGiven {
  /** Null: not set up. */
  readonly mediaHash: MediaHashConfig | null;
  readonly calls: readonly ServiceCallRow[];
  readonly held: HeldImages;
}

const page = "build/docs/known-images.md";

/** The service that knows images of abuse: its last answer, and what waits for it (media.11). */
export function judgeMediaHash({ mediaHash, calls, held }: MediaHashGiven): Service {
  const call = calls[0];
  return makeService({
    name: "media_hash",
    says: mediaHash === null
      ? "Not set up (MEDIA_HASH_URL): pictures are compared with no known images of abuse."
      : `Pictures are compared by ${new URL(mediaHash.url).host}, which gets ${
        mediaHash.sends === "hash" ? "their digests alone" : "the pictures too"
      }.`,
    isOff: mediaHash === null,
    problems: mediaHash === null ? [] : judgeAnswers(call, held),
    facts: mediaHash === null && held.matched === 0 ? [] : [
      makeFact("Last answer", null, call?.answered_at),
      makeFact("Compared today", String(call?.answered ?? 0)),
      makeFact(
        "Waiting",
        held.waiting > 0 ? formatCount(held.waiting, "picture") : "None",
        held.waitingSince,
      ),
      makeFact("Known images, held for good", String(held.matched)),
      makeFact(
        "Last failure",
        call?.failed_at ? `The service ${describeFailure(call.failure)}` : null,
        call?.failed_at,
      ),
    ],
  });
}

/** Members feel it at once: whatever they post with a picture is held. */
function judgeAnswers(call: ServiceCallRow | undefined, held: HeldImages): ServiceProblem[] {
  if (!call?.failing_since) return [];
  const isRefused = call.failure === "401" || call.failure === "403";
  const waiting = held.waiting === 0
    ? "new pictures are held"
    : `${formatCount(held.waiting, "picture")} ${held.waiting === 1 ? "is" : "are"} held`;
  return [makeUrgentProblem({
    says: `The service ${
      describeFailure(call.failure)
    }: ${waiting} until it answers, and only their authors see what has one.`,
    since: call.failing_since,
    todo: isRefused
      ? "Correct MEDIA_HASH_KEY and restart."
      : "Check whether the service works, and MEDIA_HASH_URL. It is asked again automatically every minute.",
    page,
  })];
}
