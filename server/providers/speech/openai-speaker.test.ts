import { Buffer } from "node:buffer";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { Behaviour } from "../../../build/practice/model/behaviour.ts";
import { createSilentMp3, startPracticeModel } from "../../../build/practice/model/start-practice-model.ts";
import { createTonedWav } from "../../../build/practice/model/toned-wav.ts";
import { openAiClient } from "../openai-client.ts";
import { createOpenAiSpeaker, detectAudioKind } from "./openai-speaker.ts";

const server = await startPracticeModel();
afterAll(() => server.close());
beforeEach(() => server.reset());

const speaker = (deadlineMs = 10_000) =>
  createOpenAiSpeaker({
    client: openAiClient({ apiKey: "key", baseUrl: server.baseUrl }),
    model: "some-tts",
    deadlineMs,
  });

test("calls the endpoint once with voice and model, and returns its MP3", async () => {
  expect(await speaker().speak("Hello there", "nova")).toEqual(createSilentMp3());
  expect(server.asked).toEqual([{
    kind: "speech",
    authorization: "Bearer key",
    body: { model: "some-tts", voice: "nova", input: "Hello there", response_format: "mp3" },
  }]);
});

test("says in which language the text is, where that is known", async () => {
  await speaker().speak("Guten Morgen", "nova", { language: "de" });
  await speaker().speak("Hm", "nova", { language: null });
  expect(server.asked.map(({ body }) => body.instructions)).toEqual([
    "Speak in this language: German.",
    undefined,
  ]);
});

test("leaves out what the service refuses, once and from then on", async () => {
  server.behave(
    "speech",
    ({ body }) =>
      "response_format" in body
        ? { status: 422, message: "Unexpected field: response_format" }
        : "voice" in body
        ? { status: 400, message: "Invalid voice 'nova'. Available are: af_bella" }
        : {},
  );
  const own = speaker();
  for (const calls of [3, 4]) {
    expect(await own.speak("Hello there", "nova")).toEqual(createSilentMp3());
    expect(server.asked).toHaveLength(calls);
  }
});

test("accepts an MP3 that begins with an ID3 tag", async () => {
  const tagged = new Uint8Array([0x49, 0x44, 0x33, 4, ...createSilentMp3(1)]);
  server.behave("speech", { bytes: tagged });
  expect(await speaker().speak("Hello", "alloy")).toEqual(tagged);
});

test.each([{}, { isStreamed: true }, { rate: 22_050, seconds: 3 }])(
  "makes an MP3 of a WAV: %j",
  async (wav) => {
    server.behave("speech", { bytes: createTonedWav(wav) });
    const mp3 = await speaker().speak("Hello", "alloy");
    expect(detectAudioKind(mp3)).toBe("mp3");
    const seconds = mp3.length * 8 / 64_000;
    expect(seconds).toBeGreaterThan(wav.seconds ?? 1);
    expect(seconds).toBeLessThan((wav.seconds ?? 1) + 1);
  },
);

const latin1 = (text: string) => new Uint8Array(Buffer.from(`${text}${"\0".repeat(40)}`, "latin1"));

test.each([
  ["wav", createTonedWav().slice(0, 30)],
  ["ogg", latin1("OggS")],
  ["flac", latin1("fLaC")],
  ["mp4", latin1("\0\0\0\x20ftypM4A ")],
  ["aac", latin1("\xff\xf1\x50")],
  ["webm", latin1("\x1aE\xdf\xa3")],
  ["json", latin1('{"audio": "UklG"}')],
  ["unknown", latin1("Sorry")],
  ["nothing", new Uint8Array()],
])("names what came in place of an MP3: %s", async (came, bytes) => {
  server.behave("speech", { bytes });
  await expect(speaker().speak("Hello", "alloy")).rejects.toMatchObject({ why: { cause: "audio", came } });
});

test.each<[string, Behaviour]>([
  ["an error", { status: 500 }],
  ["a page", { then: "page" }],
  ["nothing", { then: "end" }],
  ["half an answer", { after: 1, then: "cut" }],
])("rejects %s, and does not retry", async (_, behaviour) => {
  server.behave("speech", behaviour);
  await expect(speaker().speak("Hello", "alloy")).rejects.toThrow();
  expect(server.asked).toHaveLength(1);
});

test("rejects a response that does not end in time", async () => {
  server.behave("speech", { after: 1, then: "hang" });
  await expect(speaker(100).speak("Hello", "alloy")).rejects.toThrow();
});

test("stops at the signal, with its reason", async () => {
  const held = server.hold("speech");
  const leaving = new AbortController();
  const spoken = speaker().speak("Hello", "alloy", { signal: leaving.signal });
  await held.asked;
  leaving.abort();
  await expect(spoken).rejects.toBe(leaving.signal.reason);
  await held.left;
});
