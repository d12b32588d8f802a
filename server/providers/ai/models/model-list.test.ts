import { expect, test } from "vitest";
import { readModelList } from "./model-list.ts";

const chatModelsOf = (body: unknown) =>
  readModelList(body)?.filter(({ answersChats }) => answersChats).map(({ name }) => name);
const data = (...ids: string[]) => ({ object: "list", data: ids.map((id) => ({ id, object: "model" })) });

test("takes models that embed, draw, speak, listen and moderate for no chat models", () => {
  const others = [
    ..."nomic-embed-text:latest mxbai-embed-large bge-m3 all-minilm multilingual-e5-large".split(" "),
    ..."Qwen3-Reranker-0.6B dall-e-3 gpt-image-1 stable-diffusion-3.5 flux.1-schnell sd3-medium".split(" "),
    ..."tts-1 gpt-4o-mini-tts kokoro whisper-1 gpt-4o-transcribe omni-moderation-latest".split(" "),
    ..."llama-guard3:8b text-embedding-3-small qwen-image gpt-realtime deepseek-ocr".split(" "),
  ];
  expect(chatModelsOf(data(...others))).toEqual([]);
  const chats = [
    ..."llama3.2:latest gemma3:4b qwen3:0.6b mistral-small phi4 gpt-oss:20b deepseek-r1:7b".split(" "),
    ..."llava:13b /models/Llama-3.2-3B-Instruct-Q4_K_M.gguf gemma-3n-e4b smollm2 gpt-6-luna".split(" "),
  ];
  expect(chatModelsOf(data(...chats, ...others))).toEqual(chats);
});

test("believes what the service says of a model more than its name", () => {
  const listed = [
    { id: "mistral-embed-chat", capabilities: { completion_chat: true } },
    { id: "mistral-fim", capabilities: { completion_chat: false } },
    { id: "togetherimage/words", type: "chat" },
    { id: "plain-name", type: "embedding" },
    { id: "router/painter", architecture: { output_modalities: ["image"] } },
    { id: "router/seer", architecture: { output_modalities: ["text"] } },
  ];
  expect(chatModelsOf({ data: listed })).toEqual([
    "mistral-embed-chat",
    "togetherimage/words",
    "router/seer",
  ]);
  expect(chatModelsOf(listed)).toHaveLength(3);
});

test("counts a model that vLLM serves under two names once", () => {
  const one = { object: "model", owned_by: "vllm", root: "/models/qwen", parent: null };
  expect(chatModelsOf({ data: [{ id: "qwen", ...one }, { id: "default", ...one }] })).toEqual(["qwen"]);
});

test("reads llama.cpp's list, which names its model twice", () => {
  const body = {
    models: [{ name: "model.gguf", model: "model.gguf", capabilities: ["completion"] }],
    object: "list",
    data: [{ id: "model.gguf", object: "model", owned_by: "llamacpp", meta: { n_ctx_train: 131_072 } }],
  };
  expect(chatModelsOf(body)).toEqual(["model.gguf"]);
});

test.each([[null], ["<html>"], [{ error: "no" }], [{ data: "none" }]])("finds no list in %j", (body) => {
  expect(readModelList(body)).toBeNull();
});

test("leaves out entries without a name", () => {
  expect(chatModelsOf({ data: [null, {}, { id: 4 }, { id: "" }, { id: "llama3.2" }] })).toEqual(["llama3.2"]);
});
