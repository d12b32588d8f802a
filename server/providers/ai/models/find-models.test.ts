import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { afterEach, expect, test, vi } from "vitest";
import { movableClock } from "../../../testing/movable-clock.ts";
import type { AiConfig } from "../../../settings/ai-config.ts";
import { AiModelUnknown, AiRefused } from "../ai.ts";
import { openAiProviders } from "../open-ai-providers.ts";
import { ask } from "../testing/test-ai.ts";
import { openAiClient } from "../../openai-client.ts";
import { findModels } from "./find-models.ts";
import { createFoundModels } from "./served-models.ts";

type Serve = (response: ServerResponse, path: string) => void;

const closing: (() => Promise<void>)[] = [];
let ending = new AbortController();
afterEach(async () => {
  ending.abort();
  ending = new AbortController();
  for (const close of closing.splice(0)) await close();
});

/** A service that answers every call as told. */
async function service(serve: Serve, port = 0) {
  const server = createServer((request, response) => {
    request.resume();
    told.serve(response, request.url ?? "");
  }).listen(port, "127.0.0.1");
  const told = { serve };
  await once(server, "listening");
  closing.push(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  });
  const at = (server.address() as AddressInfo).port;
  return { told, port: at, baseUrl: `http://127.0.0.1:${at}/v1` };
}

const json = (body: unknown, status = 200): Serve => (response) =>
  void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
const models = (...ids: string[]) => json({ object: "list", data: ids.map((id) => ({ id })) });

/** However busy the machine is. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 10 });

const waits = { deadline: 20_000, retry: 5, silent: 10, unserved: 10, served: 10 };

/** Asks the service, and gathers what is logged. */
function find(baseUrl: string) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: null, timestamp: false }, {
    write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  });
  const { served, take } = createFoundModels();
  const client = openAiClient({ apiKey: "key", baseUrl });
  findModels({ client, log, take, waits, signal: ending.signal });
  return { served, lines };
}

test("serves the only chat model as the lowest tier, and logs it once", async () => {
  const { baseUrl } = await service(models("llama3.2:latest", "nomic-embed-text:latest"));
  const { served, lines } = find(baseUrl);
  const names = served.names;
  expect(names).toEqual([]);
  await eventually(() => expect(names).toEqual(["GPT-4o Mini"]));
  expect(served.upstreamOf("GPT-4o Mini")).toBe("llama3.2:latest");
  expect(served.upstreamOf("GPT-5")).toBeUndefined();
  expect(lines).toEqual([expect.objectContaining({
    service: baseUrl,
    chatModels: ["llama3.2:latest"],
    AI_MODELS: '{"GPT-4o Mini":"llama3.2:latest"}',
    msg: "AI_MODELS names no model: GPT-4o Mini is llama3.2:latest",
  })]);
});

test("serves none of several chat models, and logs their names with an example of AI_MODELS", async () => {
  const { baseUrl } = await service(models("llama3.2", "qwen3"));
  const { served, lines } = find(baseUrl);
  await eventually(() => expect(served.found?.chatModels).toEqual(["llama3.2", "qwen3"]));
  expect(served.names).toEqual([]);
  expect(lines).toEqual([expect.objectContaining({
    level: 40,
    chatModels: ["llama3.2", "qwen3"],
    AI_MODELS: '{"GPT-4o Mini":"llama3.2"}',
  })]);
});

test("finds a service that comes later, a model that is loaded later, and one that replaces it", async () => {
  const first = await service(json({}));
  await closing.pop()?.();
  const { served, lines } = find(first.baseUrl);
  await eventually(() => expect(lines).toHaveLength(1));
  expect(lines[0]?.["msg"]).toContain("it is asked again until it does");
  const { told } = await service(models(), first.port);
  await eventually(() => expect(served.found?.chatModels).toEqual([]));
  expect(served.names).toEqual([]);
  told.serve = models("llama3.2");
  await eventually(() => expect(served.upstreamOf("GPT-4o Mini")).toBe("llama3.2"));
  told.serve = models("llama3.2", "qwen3");
  await eventually(() => expect(served.found?.chatModels).toHaveLength(2));
  expect(served.upstreamOf("GPT-4o Mini")).toBe("llama3.2");
  told.serve = json({ error: { message: "busy" } }, 500);
  await eventually(() => expect(lines.at(-1)?.["error"]).toBe("InternalServerError 500"));
  expect(served.names).toEqual(["GPT-4o Mini"]);
  told.serve = models("qwen3");
  await eventually(() => expect(served.upstreamOf("GPT-4o Mini")).toBe("qwen3"));
});

test.each<[string, Serve, RegExp]>([
  ["refuses the key", json({ error: { message: "no" } }, 401), /refuses OPENAI_API_KEY/],
  ["lists none there", json({ error: { message: "no" } }, 404), /usually ends with \/v1/],
  ["sends a page", (response) => void response.end("<html>"), /asked again/],
  ["sends no list", json({ ok: true }), /asked again/],
])("says what is wrong in one line when the service %s", async (_, serve, words) => {
  let asked = 0;
  const { baseUrl } = await service((response, path) => {
    asked++;
    serve(response, path);
  });
  const { served, lines } = find(baseUrl);
  await eventually(() => expect(asked).toBeGreaterThan(2));
  expect(lines).toHaveLength(1);
  expect(lines[0]?.["msg"]).toMatch(words);
  expect(served.found?.chatModels).toBeNull();
});

/** The providers as a server opens them. */
function open(baseUrl: string, given: AiConfig["models"] = {}) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: "warn", base: null, timestamp: false }, {
    write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  });
  const config = { apiKey: "key", isOpenAi: false, isPractice: false, concurrency: 8 };
  return { ...openAiProviders({ ...config, baseUrl, models: given }, movableClock(), log), lines };
}

test("opens at once while the service is silent", async () => {
  const arrived = Promise.withResolvers<void>();
  const { baseUrl } = await service(() => arrived.resolve());
  const { ai } = open(baseUrl);
  expect(ai?.models).toEqual([]);
  await arrived.promise;
  expect(ai?.found).toEqual({ chatModels: null });
});

test("does not ask a service whose models AI_MODELS names", async () => {
  const { baseUrl } = await service(() => expect.unreachable());
  const { ai } = open(baseUrl, { tts: "kokoro" });
  expect([ai?.found, ai?.models]).toEqual([null, []]);
});

const unknown = [
  ["Ollama", 404, { error: { message: 'model "lama" not found, try pulling it first', type: "api_error" } }],
  ["vLLM", 404, { object: "error", message: "The model `lama` does not exist.", type: "NotFoundError" }],
  ["OpenAI", 404, { error: { message: "The model `lama` does not exist", code: "model_not_found" } }],
  ["Mistral", 400, { object: "error", message: "Invalid model: lama", type: "invalid_model" }],
  ["Azure", 404, {
    error: { code: "DeploymentNotFound", message: "The API deployment does not exist." },
  }],
  ["a gateway", 503, { error: { message: "No channel for model lama", code: "model_not_found" } }],
  ["FastAPI", 422, { detail: "Model lama not found" }],
  ["OpenRouter", 400, { error: { message: "lama is not a valid model ID", code: 400 } }],
  ["Google", 404, { error: { message: "models/lama is not found for API version v1beta", code: 404 } }],
  ["DeepSeek", 400, { error: { message: "Model Not Exist", type: "invalid_request_error" } }],
] as const;

test.each(unknown)("tells of a model that %s lacks in one line, with its words", async (_, status, body) => {
  let asked = 0;
  const { baseUrl, told } = await service((response, path) => {
    asked++;
    json(body, status)(response, path);
  });
  const { ai, lines } = open(baseUrl, { "GPT-4o Mini": "lama", "GPT-4o": "qwen3" });
  if (!ai) throw new Error("No AI");
  // More than would open a breaker.
  for (let n = 0; n < 8; n++) await expect(ask(ai).done).rejects.toThrow(AiModelUnknown);
  expect(asked).toBe(8);
  const words = "error" in body ? body.error.message : "message" in body ? body.message : body.detail;
  expect(lines).toEqual([expect.objectContaining({ level: 50, model: "lama", words })]);
  told.serve = (response) =>
    void response.writeHead(200, { "content-type": "text/event-stream" })
      .end(
        'data: {"choices":[{"delta":{"content":"Hello"},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n',
      );
  expect(await ask(ai, { model: "GPT-4o" }).done).toBe("Hello");
});

test.each([
  "My secret is not supported",
  "Content not supported: 'I told the agency my secret model career ended because I am ill'",
  "Content not supported: I told the agency my secret model career ended",
  "Prompt refused: 'the model not found in my secret diary",
  "Language not supported by this model: secret",
])("keeps a member's words in any other refusal out of the log: %s", async (message) => {
  const { baseUrl } = await service(json({ error: { message } }, 400));
  const { ai, lines } = open(baseUrl, { "GPT-4o Mini": "llama3.2" });
  if (!ai) throw new Error("No AI");
  const refused = await ask(ai).done.catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(AiRefused);
  expect(refused).not.toBeInstanceOf(AiModelUnknown);
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toContain("secret");
});

test("logs no more than that the model is missing of a sentence that doesn't name it", async () => {
  const message = "The requested model is not available. You wrote: my secret";
  const { baseUrl } = await service(json({ error: { message } }, 404));
  const { ai, lines } = open(baseUrl, { "GPT-4o Mini": "llama3.2" });
  if (!ai) throw new Error("No AI");
  await expect(ask(ai).done).rejects.toThrow(AiModelUnknown);
  expect(lines).toEqual([expect.objectContaining({ words: "model is not available" })]);
});

test("asks again at once when the model that it found is gone", async () => {
  const { baseUrl, told } = await service(models("llama3.2"));
  const { ai } = open(baseUrl);
  if (!ai) throw new Error("No AI");
  await eventually(() => expect(ai.models).toEqual(["GPT-4o Mini"]));
  told.serve = (response, path) =>
    (path === "/v1/models" ? models("qwen3") : json({ error: { message: "model not found" } }, 404))(
      response,
      path,
    );
  await expect(ask(ai).done).rejects.toThrow(AiModelUnknown);
  await eventually(() => expect(ai.found?.chatModels).toEqual(["qwen3"]));
});
