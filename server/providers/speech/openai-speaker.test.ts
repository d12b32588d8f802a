import { afterAll, beforeEach, expect, test } from "vitest";
import { silentMp3 } from "../../testing/servers/speech-server.ts";
import { sendFailure, startSpeechServer } from "../../testing/servers/speech-server.ts";
import { openAiClient } from "../openai-client.ts";
import { createOpenAiSpeaker } from "./openai-speaker.ts";

const server = await startSpeechServer();
afterAll(() => server.close());
beforeEach(() => server.reset());

const speaker = (deadlineMs = 10_000) =>
  createOpenAiSpeaker({
    client: openAiClient({ apiKey: "key", baseUrl: server.baseUrl }),
    model: "some-tts",
    deadlineMs,
  });

test("calls the endpoint once with voice and model, and returns its MP3", async () => {
  expect(await speaker().speak("Hello there", "nova")).toEqual(silentMp3());
  expect(server.asked).toEqual([{
    path: "/v1/audio/speech",
    authorization: "Bearer key",
    body: { model: "some-tts", voice: "nova", input: "Hello there", response_format: "mp3" },
  }]);
});

test("accepts an MP3 that begins with an ID3 tag", async () => {
  const tagged = new Uint8Array([0x49, 0x44, 0x33, 4, ...silentMp3(1)]);
  server.answer = (response) => void response.end(tagged);
  expect(await speaker().speak("Hello", "alloy")).toEqual(tagged);
});

test.each<[string, typeof server.answer]>([
  ["an error", sendFailure],
  ["a page", (response) => void response.end("<html>Out of order</html>")],
  ["nothing", (response) => void response.end()],
  ["half an answer", (response) => {
    response.writeHead(200, { "content-length": "9000" });
    response.write(silentMp3(2), () => response.destroy());
  }],
])("rejects %s, and does not retry", async (_, answer) => {
  server.answer = answer;
  await expect(speaker().speak("Hello", "alloy")).rejects.toThrow();
  expect(server.asked).toHaveLength(1);
});

test("rejects a response that does not end in time", async () => {
  server.answer = (response) => void response.write(silentMp3(1));
  await expect(speaker(100).speak("Hello", "alloy")).rejects.toThrow();
});

test("stops at the signal", async () => {
  const held = server.hold();
  const leaving = new AbortController();
  const spoken = speaker().speak("Hello", "alloy", leaving.signal);
  await held.asked;
  leaving.abort();
  await expect(spoken).rejects.toThrow();
  await held.left;
});
