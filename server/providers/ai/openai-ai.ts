import type OpenAI from "openai";
import type { Logger } from "pino";
import type { AiConfig } from "../../settings/ai-config.ts";
import { type Ai, AiUnavailable } from "./ai.ts";
import { chat, patientDeadlines, usualDeadlines } from "./chat.ts";
import type { ChatDeadlines } from "./deadlines.ts";
import { drawByModel, imageDeadlineMs } from "./draw-by-model.ts";
import type { Lanes } from "./open-lanes.ts";
import { mappedModels, type ServedModels } from "./models/served-models.ts";
import { createUnknownModels, type UnknownModels } from "./models/unknown-models.ts";
import { RefusedParameters } from "./refusals/refused-parameters.ts";
import { SwallowedMarks } from "./thoughts/swallowed-marks.ts";

interface AiOptions {
  readonly client: OpenAI;
  readonly config: AiConfig;
  readonly lanes: Pick<Lanes, "chat" | "image">;
  readonly log: Logger;
  /** Default: those that the settings name. */
  readonly served?: ServedModels;
  readonly unknown?: UnknownModels;
  readonly deadlines?: ChatDeadlines;
  readonly imageDeadlineMs?: number;
}

/** Chats and images of any service with OpenAI's interface. */
export function createOpenAi({ client, config, lanes, log, ...limits }: AiOptions): Ai {
  const { served = mappedModels(config.models), unknown = createUnknownModels(log) } = limits;
  const { isOpenAi } = config;
  const deadlines = limits.deadlines ?? (isOpenAi ? usualDeadlines : patientDeadlines);
  const shared = { client, log, unknown, pauseMs: deadlines.pauseMs, refused: new RefusedParameters() };
  const ofChat = {
    ...shared,
    isOpenAi,
    lane: lanes.chat,
    deadlines,
    swallowed: new SwallowedMarks(),
    unstreamed: new Set<string>(),
  };
  const ofImages = { ...shared, lane: lanes.image, deadlineMs: limits.imageDeadlineMs ?? imageDeadlineMs };
  return {
    isPractice: config.isPractice,
    models: served.names,
    found: served.found,
    async *chat({ model, ...request }, signal) {
      const upstream = served.upstreamOf(model);
      if (upstream === undefined) throw new AiUnavailable(`${model} is not served here`);
      yield* chat(ofChat, { ...request, upstream }, signal);
    },
    async draw({ model, ...request }, signal) {
      const upstream = served.upstreamOf(model);
      if (upstream === undefined) throw new AiUnavailable(`${model} is not served here`);
      return await drawByModel(ofImages, { ...request, upstream }, signal);
    },
  };
}
