import { Buffer } from "node:buffer";
import type OpenAI from "openai";
import { AiUnavailable } from "../ai/ai.ts";
import { convertToAiFailure } from "../ai/failures/convert-to-ai-failure.ts";
import { type Lane, openLane } from "../ai/lane.ts";
import { RefusedParameters } from "../ai/refused-parameters.ts";
import { refuseWebPage } from "../ai/wire/web-page.ts";
import { readBounded } from "../read-bounded.ts";
import { speakIn } from "./speech-prompts.ts";
import { type Speaker, speechDeadlineMs } from "./speaker.ts";
import { startsWith } from "#shared/media/ai-mark/bytes.ts";

const bitsASecondAndChannel = 64_000;

/**
 * The sound of a WAV as MP3, since post players and the marks of speech.4 are made for that. The
 * encoder works in a thread of its own. Throws for a WAV that it can't read, and the signal's
 * reason at the signal.
 */
async function wavToMp3(wav: Uint8Array, signal: AbortSignal): Promise<Uint8Array> {
  // Loaded with the first WAV: most services send none.
  const [media, { registerMp3Encoder }] = await Promise.all([
    import("mediabunny"),
    import("@mediabunny/mp3-encoder"),
  ]);
  if (!await media.canEncodeAudio("mp3")) registerMp3Encoder();
  using input = new media.Input({ formats: [media.WAVE], source: new media.BufferSource(wav) });
  const track = await input.getPrimaryAudioTrack();
  if (!track) throw new Error("The WAV has no sound");
  const target = new media.BufferTarget();
  const output = new media.Output({ format: new media.Mp3OutputFormat(), target });
  const bitrate = Math.min(track.numberOfChannels, 2) * bitsASecondAndChannel;
  const audio = { codec: "mp3", bitrate, numberOfChannels: Math.min(track.numberOfChannels, 2) } as const;
  const conversion = await media.Conversion.init({ input, output, audio, showWarnings: false });
  if (!conversion.isValid) throw new Error("The WAV can't be read");
  const stop = () => void conversion.cancel().catch(() => {});
  signal.addEventListener("abort", stop, { once: true });
  try {
    signal.throwIfAborted();
    await conversion.execute();
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener("abort", stop);
  }
  if (!target.buffer) throw new Error("The WAV has no sound");
  return new Uint8Array(target.buffer);
}

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
    speak: (text, voice, { signal, member = "", language = null } = {}) => {
      const spoken = lane.run({ owner: member, signal, deadlineMs }, async (either) => {
        const response = await refused.send(
          {
            model,
            voice,
            input: text,
            response_format: "mp3",
            ...(language && { instructions: speakIn(language) }),
          },
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
        throw convertToAiFailure(error, model);
      });
    },
  };
}

/** Throws `AiUnavailable`, which names what came, for anything but an MP3 and a readable WAV. */
async function asMp3(bytes: Uint8Array, signal: AbortSignal): Promise<Uint8Array> {
  const kind = detectAudioKind(bytes);
  if (kind === "mp3") return bytes;
  refuseWebPage(Buffer.from(bytes.subarray(0, 100)).toString("latin1"));
  const other = () => new AiUnavailable(`The speech endpoint sent ${kind}`, { cause: "audio", came: kind });
  if (kind !== "wav") throw other();
  return await wavToMp3(bytes, signal).catch(() => {
    signal.throwIfAborted();
    throw other();
  });
}

/** The format that a speech endpoint sent, by its first bytes. */
type AudioKind = "mp3" | "wav" | "ogg" | "flac" | "aac" | "mp4" | "webm" | "json" | "nothing" | "unknown";

export function detectAudioKind(bytes: Uint8Array): AudioKind {
  if (bytes.length === 0) return "nothing";
  if (startsWith(bytes, "ID3")) return "mp3";
  if (startsWith(bytes, "RIFF") || startsWith(bytes, "RF64")) return "wav";
  if (startsWith(bytes, "OggS")) return "ogg";
  if (startsWith(bytes, "fLaC")) return "flac";
  if (startsWith(bytes.subarray(4), "ftyp")) return "mp4";
  const [first = 0, second = 0] = bytes;
  if (first === 0x1a && second === 0x45) return "webm";
  // Eleven bits begin a frame of MPEG; its layer is III of an MP3, and none of AAC.
  if (first === 0xff && (second & 0xe0) === 0xe0) {
    if ((second & 0x06) === 0x02) return "mp3";
    if ((second & 0xf6) === 0xf0) return "aac";
  }
  return /^\s*[{[]/.test(Buffer.from(bytes.subarray(0, 40)).toString("latin1")) ? "json" : "unknown";
}
