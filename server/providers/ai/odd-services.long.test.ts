import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { pino } from "pino";
import { afterAll, describe, expect, test, vi } from "vitest";
import { recognizeImageKind } from "#shared/media/image-kind.ts";
import { blockOf } from "../../../build/prove/pages/testing/blocks-of-page.ts";
import { readConfig } from "../../config.ts";
import type { Sql } from "../../db/open-database.ts";
import { openProviders } from "../providers.ts";
import { AiBroken, AiNotAsked, AiRefused, AiUnavailable, type TokenUsage } from "./ai.ts";
import { oddChats, type oddEnds } from "./testing/odd-chats.ts";
import { oddImages } from "./testing/odd-images.ts";
import { oddOpenAiRefusals, oddRefusals } from "./testing/odd-refusals.ts";
import { startOddServices } from "./testing/odd-services.ts";
import { ask, testAi } from "./testing/test-ai.ts";

const [plain = ""] = oddChats["plain JSON that claims to stream"];
const good: readonly string[] = oddChats["usage with empty choices"];
const server = await startOddServices({
  "slow plain JSON": { frames: [plain], contentType: "application/json", betweenMs: 600 },
  "slow plain JSON that claims to stream": ({ number }) => ({
    frames: [plain],
    betweenMs: number === 1 ? 0 : 600,
  }),
  "a slow model behind an early part": {
    frames: ['data: {"choices":[],"prompt_filter_results":[]}\n\n', good.join("")],
    betweenMs: 600,
  },
  "comments to a trial call": ({ number }) =>
    number <= 5
      ? { status: 401, frames: ["{}"] }
      : { frames: number === 6 ? [": waiting\n\n"] : good, ...number === 6 ? { ending: "hang" } : {} },
});
afterAll(() => server.close());

const answer = "Take a slow breath.";
/** For answers that come at once, however busy the machine is. */
const patience = { firstMs: 20_000, wholeMs: 20_000 };
const bytes = { signal: new AbortController().signal };

describe("a chat", () => {
  test.each(Object.keys(oddChats))(
    "is read whole and without reasoning from a service with %s",
    async (name) => {
      const { ai, logged } = testAi(server.baseUrlOf(name), {}, patience);
      const onEnd = vi.fn();
      expect(await ask(ai, { onEnd }).done).toBe(answer);
      expect(onEnd.mock.calls).toEqual([["whole"]]);
      expect(logged).toEqual([]);
    },
  );

  test.each(Object.keys(oddChats).filter((name) => name.includes("usage")))(
    "reports the last usage of a service with %s",
    async (name) => {
      const used: TokenUsage[] = [];
      const { ai } = testAi(server.baseUrlOf(name), {}, patience);
      await ask(ai, { onUsage: (usage) => used.push(usage) }).done;
      expect(used).toEqual([{ prompt: 7, completion: 4 }]);
    },
  );

  test.each(["content as parts with thinking", "reasoning in a field"])(
    "counts the reasoning of a service with %s",
    async (name) => {
      let arrived = "";
      const onText = (text: string) => {
        arrived += text;
      };
      await ask(testAi(server.baseUrlOf(name)).ai, { onText }).done;
      expect(arrived.toLowerCase()).toMatch(/they are tense\.(say little\.take |take |say little\.)/);
    },
  );

  test.each<keyof typeof oddChats>(["usage without choices", "an error after the end", "plain JSON"])(
    "leaves a service with %s open to others, however often",
    async (name) => {
      const { ai } = testAi(server.baseUrlOf(name));
      await Promise.all(Array.from({ length: 6 }, () => ask(ai).done));
      expect(await ask(ai, { member: "ben" }).done).toBe(answer);
    },
  );
});

describe("a slow chat", () => {
  const wholeMs = 60_000;

  test("has the time of a whole answer where it comes as one, or does so from the second on", async () => {
    const declared = testAi(server.baseUrlOf("slow plain JSON"), {}, { wholeMs });
    const known = testAi(server.baseUrlOf("slow plain JSON that claims to stream"), {}, { wholeMs });
    const twice = async () => [await ask(known.ai).done, await ask(known.ai).done];
    expect(await Promise.all([ask(declared.ai).done, twice()])).toEqual([answer, [answer, answer]]);
  });

  test("has the time of a first text after a part without one", async () => {
    const { ai } = testAi(server.baseUrlOf("a slow model behind an early part"), {}, {
      firstMs: wholeMs,
      wholeMs,
    });
    expect(await ask(ai).done).toBe(answer);
  });

  test("that is a trial lets others through as soon as its service sends comments", async () => {
    const name = "comments to a trial call";
    const { ai, clock } = testAi(server.baseUrlOf(name), {}, { firstMs: wholeMs, wholeMs });
    for (let asked = 0; asked < 5; asked++) await expect(ask(ai).done).rejects.toThrow(AiUnavailable);
    await expect(ask(ai).done).rejects.toThrow(AiNotAsked);
    clock.advance(10_000);
    const leaving = new AbortController();
    const trial = ask(ai, {}, leaving.signal);
    await vi.waitFor(async () => expect(await ask(ai, { member: "ben" }).done).toBe(answer), 20_000);
    leaving.abort();
    expect(await trial.done).toBe("");
  });
});

describe("the end of a chat", () => {
  test.each(
    [
      ["length", "length"],
      ["Mistral's length", "length"],
      ["length of plain JSON", "length"],
      ["a filter", "filter"],
      ["no end", "broken"],
    ] as const,
  )("is told for %s, and what came is kept", async (name: keyof typeof oddEnds, end) => {
    const { ai } = testAi(server.baseUrlOf(name));
    const onEnd = vi.fn();
    expect(await ask(ai, { onEnd }).done).toBe("Take a slow");
    expect(onEnd.mock.calls).toEqual([[end]]);
  });

  test("is a refusal where a filter kept the whole answer", async () => {
    await expect(ask(testAi(server.baseUrlOf("a filter without a word")).ai).done).rejects.toThrow(AiRefused);
  });

  test.each<keyof typeof oddEnds>(["a failure in the stream", "a lack of resources"])(
    "is none on %s",
    async (name) => {
      const onEnd = vi.fn();
      await expect(ask(testAi(server.baseUrlOf(name)).ai, { onEnd }).done).rejects.toThrow(AiBroken);
      expect(onEnd).not.toHaveBeenCalled();
    },
  );

  test("blames a member's long chat, and not the service, where its context is too small", async () => {
    const { ai } = testAi(server.baseUrlOf("a chat beyond the context, at LM Studio"));
    for (let asked = 0; asked < 6; asked++) await expect(ask(ai).done).rejects.toThrow(AiRefused);
  });
});

describe("a parameter", () => {
  test.each([
    ...Object.keys(oddRefusals).map((name) => [name, false] as const),
    ...Object.keys(oddOpenAiRefusals).map((name) => [name, true] as const),
  ])("that a service refuses is left out once, and from then on: %s", async (name, isOpenAi) => {
    const { ai, logged } = testAi(server.baseUrlOf(name), { isOpenAi });
    const request = { model: "GPT-5" } as const;
    expect(await ask(ai, request).done).toBe(answer);
    const before = server.asked(name).length;
    expect(await ask(ai, request).done).toBe(answer);
    // A limit that is too long for one prompt may fit the next.
    expect(server.asked(name).length - before).toBe(name.startsWith("too long") ? 2 : 1);
    expect(logged).toEqual([]);
  });

  test("that is a limit goes by its other name, with room for reasoning, and stays where it fits", async () => {
    const { ai } = testAi(server.baseUrlOf("max_tokens, at Azure"));
    await ask(ai).done;
    const azure = server.asked("max_tokens, at Azure").at(-1);
    expect([azure?.["max_completion_tokens"], azure?.["max_tokens"]]).toEqual([4_500, undefined]);
    await ask(testAi(server.baseUrlOf("max_completion_tokens, at Mistral"), { isOpenAi: true }).ai).done;
    expect(server.asked("max_completion_tokens, at Mistral").at(-1)?.["max_tokens"]).toBe(500);
  });

  test("that is the system role begins the first question, and roles take turns", async () => {
    const name = "the system role, at llama.cpp";
    await ask(testAi(server.baseUrlOf(name)).ai, {
      messages: [
        { role: "system", content: "Be kind." },
        { role: "user", content: "Are you there?" },
        { role: "user", content: "Hello?" },
        { role: "assistant", content: "Yes." },
        { role: "user", content: "How are you?" },
      ],
    }).done;
    expect(server.asked(name).at(-1)?.messages).toEqual([
      { role: "user", content: "Be kind.\n\nAre you there?\n\nHello?" },
      { role: "assistant", content: "Yes." },
      { role: "user", content: "How are you?" },
    ]);
  });

  test("is asked for again at other models", async () => {
    const name = "max_tokens, at Azure";
    const { ai } = testAi(server.baseUrlOf(name));
    await ask(ai).done;
    await ask(ai, { model: "GPT-5" }).done;
    expect(server.asked(name).at(-2)).toMatchObject({ model: "gpt-6.1-sol", max_tokens: 500 });
  });
});

test.each(Object.keys(oddImages))("an image is taken from a service with %s", async (name) => {
  const { ai } = testAi(server.baseUrlOf(name));
  const request = { model: "DALL-E 2", prompt: "A hill at dawn", member: "ada" } as const;
  expect(recognizeImageKind(await ai.draw(request, bytes.signal))).toBe("png");
  const before = server.asked(name).length;
  await ai.draw(request, bytes.signal);
  expect(server.asked(name).length - before).toBe(1);
});

describe("the lines of build/docs/ai.md", () => {
  test.each(
    [
      ["ollama", "11434", ["GPT-4o Mini", "GPT-4o"]],
      ["llama.cpp", "8080", ["GPT-4o Mini"]],
      ["vllm", "8000", ["GPT-4o Mini"]],
    ] as const,
  )("answer a chat with %s", async (name, shownPort, models) => {
    const line = blockOf("build/docs/ai.md", "sh", `OPENAI_API_KEY=${name}`);
    expect(line).toContain(`http://127.0.0.1:${shownPort}/v1 `);
    const service = await startOddServices({}, name);
    const shown = await settingsOf(line.replace(shownPort, String(service.port)));
    const config = readConfig({
      NODE_ENV: "test",
      DATABASE_URL: "postgres://nowhere",
      SESSION_SECRET: "-".repeat(32),
      ...shown,
    });
    const { ai } = await openProviders(
      config,
      { now: () => new Date() },
      pino({ level: "silent" }),
      { sql: {} as Sql },
    );
    if (!ai) throw new Error("The settings open no AI");
    expect(ai.models).toEqual(models);
    expect(await ask(ai).done).toBe(answer);
    await service.close();
  });
});

/** Returns the settings the line gives to `npm start`, as the shell reads it. */
async function settingsOf(line: string): Promise<Record<string, string>> {
  const { stdout } = await promisify(execFile)("sh", ["-c", line.replace("npm start", "env")], {
    env: { PATH: process.env["PATH"] },
  });
  const settings = [...stdout.matchAll(/^((?:OPENAI|AI)_\w+)=(.*)$/gm)];
  return Object.fromEntries(settings.map(([, name = "", value = ""]) => [name, value]));
}
