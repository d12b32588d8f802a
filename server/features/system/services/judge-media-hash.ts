import { msg, plural } from "@lingui/core/runtime-macro";
import { asWritten, type Text } from "#shared/language/text.ts";
import type { MediaHashConfig } from "../../../settings/media-hash-config.ts";
import type { ServiceCallRow } from "../../../metrics/service-queries.ts";
import type { countHeldImages } from "../../media/count-held-images.ts";
import { describeFailure } from "./failure-texts.ts";
import {
  type JudgedProblem,
  type JudgedService,
  makeFact,
  makeService,
  makeUrgentProblem,
} from "./service-parts.ts";

type HeldImages = Awaited<ReturnType<typeof countHeldImages>>;

interface MediaHashGiven {
  /** Null: not set up. */
  readonly mediaHash: MediaHashConfig | null;
  readonly calls: readonly ServiceCallRow[];
  readonly held: HeldImages;
}

const page = "build/docs/known-images.md";

/** The service that knows images of abuse: its last answer, and what waits for it (media.11). */
export function judgeMediaHash({ mediaHash, calls, held }: MediaHashGiven): JudgedService {
  const call = calls[0];
  return makeService({
    name: "media_hash",
    says: mediaHash === null
      ? msg`Not set up (MEDIA_HASH_URL): pictures are compared with no known images of abuse.`
      : describeComparing(mediaHash),
    isOff: mediaHash === null,
    problems: mediaHash === null ? [] : judgeAnswers(call, held),
    facts: mediaHash === null && held.matched === 0 ? [] : [
      makeFact(msg`Last answer`, null, call?.answered_at),
      makeFact(msg`Compared today`, asWritten(String(call?.answered ?? 0))),
      makeFact(
        msg`Waiting`,
        held.waiting > 0
          ? msg`${plural({ pictures: held.waiting }, { one: "# picture", other: "# pictures" })}`
          : msg`None`,
        held.waitingSince,
      ),
      makeFact(msg`Known images, held for good`, asWritten(String(held.matched))),
      makeFact(
        msg`Last failure`,
        call?.failed_at ? msg`The service ${{ failure: describeFailure(call.failure) }}` : null,
        call?.failed_at,
      ),
    ],
  });
}

function describeComparing({ url, sends }: MediaHashConfig): Text {
  const { host } = new URL(url);
  return sends === "hash"
    ? msg`Pictures are compared by ${{ host }}, which gets their digests alone.`
    : msg`Pictures are compared by ${{ host }}, which gets the pictures too.`;
}

/** Members feel it at once: whatever they post with a picture is held. */
function judgeAnswers(call: ServiceCallRow | undefined, held: HeldImages): JudgedProblem[] {
  if (!call?.failing_since) return [];
  const isRefused = call.failure === "401" || call.failure === "403";
  const failure = describeFailure(call.failure);
  return [makeUrgentProblem({
    says: held.waiting === 0
      ? msg`The service ${{
        failure,
      }}: new pictures are held until it answers, and only their authors see what has one.`
      : msg`The service ${{ failure }}: ${
        plural({ pictures: held.waiting }, { one: "# picture is held", other: "# pictures are held" })
      } until it answers, and only their authors see what has one.`,
    since: call.failing_since,
    todo: isRefused
      ? msg`Correct MEDIA_HASH_KEY and restart.`
      : msg`Check whether the service works, and MEDIA_HASH_URL. It is asked again automatically every minute.`,
    page,
  })];
}
