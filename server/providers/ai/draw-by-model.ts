import { Buffer } from "node:buffer";
import type OpenAI from "openai";
import type { Logger } from "pino";
import { z } from "zod";
import { recognizeImageKind } from "#shared/media/image-kind.ts";
import { describeFailure } from "../describe-failure.ts";
import { readBounded } from "../read-bounded.ts";
import { AiModelUnknown, AiRefused, AiUnavailable, type ImageRequest } from "./ai.ts";
import { retryWithBackoff } from "./retry-with-backoff.ts";
import { wasTurnedAway } from "./failures/ai-failures.ts";
import { convertToFailure } from "./failures/convert-to-ai-failure.ts";
import type { Lane } from "./lane.ts";
import type { CallBody, RefusedParameters } from "./refused-parameters.ts";
import type { UnknownModels } from "./models/unknown-models.ts";
import { endOf } from "./wire/answer-end.ts";
import { refuseWebPage } from "./wire/web-page.ts";

interface ImageOptions {
  readonly client: OpenAI;
  readonly lane: Lane;
  readonly log: Logger;
  readonly deadlineMs: number;
  /** As in `ChatDeadlines`. */
  readonly pauseMs: number;
  readonly refused: RefusedParameters;
  readonly unknown: UnknownModels;
}

interface Asked extends Omit<ImageRequest, "model"> {
  /** The upstream name. */
  readonly upstream: string;
}

/** The longest time a drawing may take. */
export const imageDeadlineMs = 150_000;

const mostImageBytes = 20 * 1024 * 1024;
/** The same in base64, with room for the surrounding JSON. */
const mostAnswerBytes = Math.ceil(mostImageBytes * 4 / 3) + 64 * 1024;

const tokenCount = z.number().int().nonnegative();

const text = z.string().nullish();
/**
 * One without a usable image is the model's answer to this prompt, not a fault of the service.
 * Beside bytes some services send an empty address.
 */
const answer = z.object({
  data: z.array(z.object({ b64_json: text, url: text, finish_reason: text, raiFilteredReason: text })),
  /** Usage by OpenAI's own models; others report none. */
  usage: z.object({ input_tokens: tokenCount, output_tokens: tokenCount }).nullish().catch(null),
});

/** `Ai.draw` with the upstream name. */
export async function drawByModel(
  options: ImageOptions,
  asked: Asked,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { lane, log, deadlineMs, pauseMs } = options;
  try {
    const drawn = await lane.run({ owner: asked.member, signal, deadlineMs }, (either) =>
      // Every image is paid for: retried only if none was begun.
      retryWithBackoff(() => drawOnce(options, asked, either), {
        mayRetry: wasTurnedAway,
        signal: either,
        pauseMs,
      }));
    options.unknown.answered(asked.upstream);
    return drawn;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof AiRefused) {
      log.warn({ error: error.message, model: asked.upstream }, "drawing failed");
    }
    if (error instanceof AiUnavailable) throw error;
    const failure = describeFailure(error);
    if (options.unknown.explains(error, asked.upstream)) throw new AiModelUnknown(failure);
    log.warn({ error: failure, model: asked.upstream }, "drawing failed");
    throw convertToFailure(error, failure);
  }
}

async function drawOnce(
  { client, refused }: ImageOptions,
  asked: Asked,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { upstream: model, prompt } = asked;
  const body: CallBody = {
    model,
    prompt,
    n: 1,
    size: "1024x1024",
    // OpenAI's own models send bytes anyway and refuse the parameter; elsewhere it saves a fetch.
    ...(model.startsWith("gpt-image") ? {} : { response_format: "b64_json" as const }),
  };
  const response = await refused.send(
    body,
    (fitting) => client.post("/images/generations", { body: fitting, signal }).asResponse(),
  );
  const text = new TextDecoder().decode(await readBounded(response, mostAnswerBytes));
  refuseWebPage(text);
  const { data: [image], usage } = answer.parse(JSON.parse(text));
  const refusal = image?.finish_reason ?? image?.raiFilteredReason;
  if (refusal && (image?.raiFilteredReason || endOf(refusal) === "filter")) {
    throw new AiRefused("The provider's filter kept the image", { cause: "policy" });
  }
  if (usage) asked.onUsage?.({ prompt: usage.input_tokens, completion: usage.output_tokens });
  const bytes = decodeBase64(image?.b64_json) ?? decodeDataUrl(image?.url) ??
    await fetchFromProvider(image?.url ?? "", client.baseURL, signal);
  const kind = recognizeImageKind(bytes);
  if (kind !== "png" && kind !== "jpeg" && kind !== "webp") throw new AiRefused("The provider sent no image");
  if (bytes.length > mostImageBytes) throw new AiRefused("The provider sent too large an image");
  return bytes;
}

/** Some services write a whole data URL there. */
function decodeBase64(text: string | null | undefined): Uint8Array | null {
  if (!text) return null;
  return decodeDataUrl(text) ?? new Uint8Array(Buffer.from(text, "base64"));
}

function decodeDataUrl(url: string | null | undefined): Uint8Array | null {
  if (!url || !/^data:/i.test(url)) return null;
  return new Uint8Array(Buffer.from(url.slice(url.indexOf(",") + 1), "base64"));
}

/**
 * An address in an answer is fetched only from the provider's own origin, so that no answer can
 * make us connect elsewhere. A service on this machine may name the machine otherwise.
 */
async function fetchFromProvider(url: string, baseUrl: string, signal: AbortSignal): Promise<Uint8Array> {
  if (!URL.canParse(url, baseUrl)) throw new AiRefused("The image has no address");
  const [address, base] = [new URL(url, baseUrl), new URL(baseUrl)];
  if (isThisMachine(address) && isThisMachine(base)) address.hostname = base.hostname;
  if (url === "") throw new AiRefused("The provider sent no image");
  if (address.origin !== base.origin) throw new AiRefused("The image is at another address");
  const response = await fetch(address, { signal, redirect: "error" });
  if (!response.ok) {
    const Failure = response.status < 500 ? AiRefused : Error;
    throw new Failure(`The image could not be fetched: ${response.status}`);
  }
  return await readBounded(response, mostImageBytes);
}

function isThisMachine({ hostname }: URL): boolean {
  return hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]";
}
