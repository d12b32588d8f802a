import type OpenAI from "openai";
import { asAiFailure } from "../ai/as-ai-failure.ts";
import { type Lane, openLane } from "../ai/lane.ts";
import { RefusedParameters } from "../ai/refusals/refused-parameters.ts";
import { readBounded } from "../read-bounded.ts";
import { type Speaker, speechDeadlineMs } from "./speaker.ts";

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
        if (!isMp3(bytes)) throw new Error("The speech endpoint returned something that is not an MP3");
        return bytes;
      });
      return spoken.catch((error: unknown) => {
        signal?.throwIfAborted();
        throw asAiFailure(error, model);
      });
    },
  };
}

/** Begins with an ID3 tag or with a frame of layer III, unlike an error page. */
function isMp3(bytes: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0] = bytes;
  if (first === 0x49 && second === 0x44 && third === 0x33) return true;
  return first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) === 0x02;
}
