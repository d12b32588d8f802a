import { Buffer } from "node:buffer";
import type OpenAI from "openai";
import { AiUnavailable } from "../ai/ai.ts";
import { asAiFailure } from "../ai/as-ai-failure.ts";
import { type Lane, openLane } from "../ai/lane.ts";
import { RefusedParameters } from "../ai/refusals/refused-parameters.ts";
import { refuseWebPage } from "../ai/wire/web-page.ts";
import { readBounded } from "../read-bounded.ts";
import { audioKindOf } from "./audio-kind.ts";
import { type Speaker, speechDeadlineMs } from "./speaker.ts";
import { wavToMp3 } from "./wav-to-mp3.ts";

interface OpenAiSpeakerOptions {
  readonly client: OpenAI;
  readonly model: string;
  /** The deadline for the whole answer. */
  readonly deadlineMs?: number;
  /** Its turns and its breaker. */
  readonly lane?: Pick<Lane, "run">;
}

/** Far above a slowly read post. */
const mostBytes = 20 * 1024 * 1024;

/** The speech endpoint of any service with the same interface (speech.1). */
export function createOpenAiSpeaker(options: OpenAiSpeakerOptions): Speaker {
  const { client, model, deadlineMs = speechDeadlineMs, lane = openLane } = options;
  // Services have voices of their own, and may know no format.
  const refused = new RefusedParameters();
  return {
    speak: (text, voice, signal, member = "") => {
      const spoken = lane.run({ owner: member, signal, deadlineMs }, async (either) => {
        const response = await refused.send(
          { model, voice, input: text, response_format: "mp3" },
          (body) =>
            client.post("/audio/speech", {
              body,
              signal: either,
              headers: { Accept: "application/octet-stream" },
            }).asResponse(),
        );
        const bytes = await readBounded(response, mostBytes);
        return await asMp3(bytes, either);
      });
      return spoken.catch((error: unknown) => {
        signal?.throwIfAborted();
        throw asAiFailure(error, model);
      });
    },
  };
}

/** Throws `AiUnavailable`, which names what came, for anything but an MP3 and a readable WAV. */
async function asMp3(bytes: Uint8Array, signal: AbortSignal): Promise<Uint8Array> {
  const kind = audioKindOf(bytes);
  if (kind === "mp3") return bytes;
  refuseWebPage(Buffer.from(bytes.subarray(0, 100)).toString("latin1"));
  const other = () => new AiUnavailable(`The speech endpoint sent ${kind}`, { cause: "audio", came: kind });
  if (kind !== "wav") throw other();
  return await wavToMp3(bytes, signal).catch(() => {
    signal.throwIfAborted();
    throw other();
  });
}
