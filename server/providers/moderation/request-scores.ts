import type OpenAI from "openai";
import { APIError } from "openai";
import type { Logger } from "pino";
import { z } from "zod";
import { type Lane, openLane } from "../ai/lane.ts";
import { wordsOfUnknownModel } from "../ai/models/unknown-models.ts";
import { readBounded } from "../read-bounded.ts";
import type { ImageToClassify } from "./moderator.ts";
import { knownScores } from "./score-levels.ts";

export interface ScoreOptions {
  readonly client: OpenAI;
  readonly log: Logger;
  /** The deadline, after which the fallback decides (moderation.4). */
  readonly deadlineMs?: number;
  readonly model?: string;
  /** Its turns and its breaker. */
  readonly lane?: Pick<Lane, "run">;
}

/** Scores of a few dozen categories take a few kilobytes. */
const mostAnswerBytes = 256 * 1024;

export type Scores = Readonly<Record<string, number>>;

/**
 * A response in another shape is an error; it must not count as clean. Services differ in what else
 * they send: Mistral has no `flagged`, and some send null for categories that they do not judge.
 */
const answer = z.object({
  results: z.array(z.object({
    category_scores: z.record(
      z.string(),
      z.number().min(0).transform((score) => Math.min(score, 1)).nullable(),
    ),
  })).length(1),
});

/** The calls of the moderation endpoint; what a service does not take, it is not sent again. */
export function createScoreRequests(options: ScoreOptions) {
  const { client, log, deadlineMs = 3_000, model = "omni-moderation-latest", lane = openLane } = options;
  let takesPlainText = false;
  let takesPictures = true;

  /**
   * Requests scores, or rejects; the deadline includes the body, which the client's own timeout
   * does not.
   */
  async function requestScores(input: OpenAI.ModerationMultiModalInput, owner = ""): Promise<Scores> {
    return await lane.run({ owner, deadlineMs }, async (signal) => {
      const response = await send(input, signal);
      const text = new TextDecoder().decode(await readBounded(response, mostAnswerBytes));
      const [result] = answer.parse(JSON.parse(text)).results;
      return knownScores(result?.category_scores ?? {});
    });
  }

  /** Services that judge only texts refuse an input of parts, and take the text itself. */
  async function send(input: OpenAI.ModerationMultiModalInput, signal: AbortSignal): Promise<Response> {
    const ask = (given: OpenAI.ModerationCreateParams["input"]) =>
      client.moderations.create({ model, input: given }, { signal }).asResponse();
    if (input.type !== "text") {
      return await ask([input]).catch((error: unknown) => {
        if (refusesPictures(error, model, takesPlainText)) takesPictures = false;
        throw error;
      });
    }
    if (takesPlainText) return await ask(input.text);
    try {
      return await ask([input]);
    } catch (error) {
      if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) throw error;
      const response = await ask(input.text);
      takesPlainText = true;
      return response;
    }
  }

  /** Scores of the picture; null when the model takes none, so that the built-in rules judge it. */
  async function requestPictureScores(image: ImageToClassify, owner?: string): Promise<Scores | null> {
    if (!takesPictures) return null;
    try {
      return await requestScores({ type: "image_url", image_url: { url: toDataUrl(image) } }, owner);
    } catch (error) {
      if (takesPictures) throw error;
      log.warn({ model }, "the moderation model takes no pictures: the built-in rules judge them");
      return null;
    }
  }

  return {
    model,
    requestTextScores: (text: string, owner?: string) => requestScores({ type: "text", text }, owner),
    requestPictureScores,
  };
}

const saysNoPictures =
  /(image|picture|multi-?modal)[^.]{0,60}(not|n't|un)[ -]?support|valid string|must be a string/i;

/**
 * Whether a model judges texts only, like Mistral's: its service takes no parts at all, or says so.
 * A refusal of one picture alone says nothing of the next.
 */
function refusesPictures(error: unknown, model: string, takesPlainText: boolean): boolean {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return false;
  if (wordsOfUnknownModel(error, model) !== null) return false;
  return takesPlainText || saysNoPictures.test(JSON.stringify(error.error ?? error.message));
}

function toDataUrl({ bytes, mediaType }: ImageToClassify): string {
  let binary = "";
  for (let at = 0; at < bytes.length; at += 0x8000) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  return `data:${mediaType};base64,${btoa(binary)}`;
}
