import type { OddAnswer, OddCall } from "./odd-chats.ts";

const created = 1_795_000_000;
const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const done = "data: [DONE]\n\n";

function json(status: number, value: unknown): OddAnswer {
  return { status, contentType: "application/json; charset=utf-8", frames: [JSON.stringify(value)] };
}

/** Ollama 0.13, with llama3.2 pulled. */
function ollama({ path, body }: OddCall): OddAnswer {
  const model = String(body.model);
  if (path === "/v1/models") {
    return json(200, {
      object: "list",
      data: [{ id: "llama3.2:latest", object: "model", created, owned_by: "library" }],
    });
  }
  if (path !== "/v1/chat/completions") {
    return { status: 404, contentType: "text/plain", frames: ["404 page not found"] };
  }
  if (model !== "llama3.2") {
    const message = `model "${model}" not found, try pulling it first`;
    return json(404, { error: { message, type: "not_found_error", param: null, code: null } });
  }
  const chunk = (content: string, finish_reason: string | null, reasoning?: string) =>
    data({
      id: "chatcmpl-542",
      object: "chat.completion.chunk",
      created,
      model,
      system_fingerprint: "fp_ollama",
      choices: [{
        index: 0,
        delta: { role: "assistant", content, ...(reasoning ? { reasoning } : {}) },
        finish_reason,
      }],
    });
  return {
    frames: [
      chunk("", null, "Hm."),
      chunk("Take ", null),
      chunk("a slow breath.", null),
      chunk("", "stop"),
      done,
    ],
  };
}

/** llama.cpp's llama-server, build 7000, with one model that answers to every name. */
function llamaCpp({ path }: OddCall): OddAnswer {
  if (path === "/v1/models") {
    return json(200, {
      models: [{ name: "model.gguf", model: "model.gguf", type: "model" }],
      object: "list",
      data: [{
        id: "model.gguf",
        object: "model",
        created,
        owned_by: "llamacpp",
        meta: { vocab_type: 2, n_vocab: 128_256, n_ctx_train: 131_072, n_embd: 2_048 },
      }],
    });
  }
  if (path !== "/v1/chat/completions") {
    return json(404, { error: { code: 404, message: "File Not Found", type: "not_found_error" } });
  }
  const chunk = (delta: object, finish_reason: string | null, more: object = {}) =>
    data({
      choices: [{ finish_reason, index: 0, delta }],
      created,
      id: "chatcmpl-X6urH4f6JOotPwco2EgcgeoM6ZWup59u",
      model: "model.gguf",
      system_fingerprint: "b7000-9515c613",
      object: "chat.completion.chunk",
      ...more,
    });
  const timings = { prompt_n: 24, prompt_ms: 203.378, predicted_n: 6, predicted_ms: 93.63 };
  return {
    frames: [
      chunk({ role: "assistant", content: null }, null),
      chunk({ reasoning_content: "Hm." }, null),
      chunk({ content: "Take " }, null),
      chunk({ content: "a slow breath." }, null),
      chunk({}, "stop", { timings }),
      done,
    ],
  };
}

/** vLLM 0.11 as `vllm serve Qwen/Qwen3-8B`. */
function vllm({ path, body }: OddCall): OddAnswer {
  const model = String(body.model);
  if (path === "/v1/models") {
    const own = { id: "Qwen/Qwen3-8B", object: "model", created, owned_by: "vllm", root: "Qwen/Qwen3-8B" };
    return json(200, {
      object: "list",
      data: [{ ...own, parent: null, max_model_len: 40_960, permission: [] }],
    });
  }
  if (path !== "/v1/chat/completions") return json(404, { detail: "Not Found" });
  if (model !== "Qwen/Qwen3-8B") {
    const message = `The model \`${model}\` does not exist.`;
    return json(404, { error: { message, type: "NotFoundError", param: null, code: 404 } });
  }
  const chunk = (delta: object, finish_reason: string | null, more: object = {}) =>
    data({
      id: "chatcmpl-a0e8d16d47a64de58a0a3083e18d432a",
      object: "chat.completion.chunk",
      created,
      model,
      choices: [{ index: 0, delta, logprobs: null, finish_reason, ...more }],
    });
  return {
    frames: [
      chunk({ role: "assistant", content: "" }, null),
      chunk({ reasoning_content: "Hm." }, null, { token_ids: null }),
      chunk({ content: "Take " }, null, { token_ids: null }),
      chunk({ content: "a slow breath." }, null, { token_ids: null }),
      chunk({ content: "" }, "stop", { stop_reason: null, token_ids: null }),
      done,
    ],
  };
}

/**
 * The chunks that the servers named in build/docs/ai.md send, as their sources write it: each with
 * its own fields, places of reasoning and errors.
 */
export const wires = { "ollama": ollama, "llama.cpp": llamaCpp, "vllm": vllm };
