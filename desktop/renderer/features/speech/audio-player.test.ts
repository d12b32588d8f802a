import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import { createQueryClient } from "../../lib/cache/query-client.ts";
import { useToastStore } from "../../lib/announce/toast.ts";
import { postKeys } from "../../lib/query-keys/post-keys.ts";
import { somePost } from "../../entities/posts/testing/some-post.ts";
import { play } from "./audio-player.ts";
import { useSpeech } from "./speech-store.ts";

class FakeAudio extends EventTarget {
  error: { code: number } | null = null;
  play = () => Promise.resolve();
  pause = () => undefined;
  load = () => undefined;
  removeAttribute = () => undefined;
}

let audio: FakeAudio;

beforeEach(() => {
  audio = new FakeAudio();
  vi.stubGlobal("Audio", function Audio() {
    return audio;
  });
  useToastStore.setState({ current: null });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const unreachable = "We couldn't reach the server. Check your connection and try again.";

test.each([
  ["gone", 4, true, "This audio is no longer available.", null],
  ["cut off by the network", 2, true, unreachable, "/api/audio/1"],
  ["asked for without a connection", 4, false, unreachable, "/api/audio/1"],
])("shows why audio that is %s has ended", async (_what, code, onLine, description, audioUrl) => {
  vi.stubGlobal("navigator", { onLine });
  const client = createQueryClient(() => undefined);
  const post = somePost({ audioUrl: "/api/audio/1" });
  client.setQueryData(postKeys.one(post.id), post);
  await play(client, post, "/api/audio/1");
  audio.error = { code };
  audio.dispatchEvent(new Event("error"));
  expect(useToastStore.getState().current).toMatchObject({ title: "TTS Error", description });
  expect(useSpeech.getState().sounding).toBeNull();
  expect(client.getQueryData<Post>(postKeys.one(post.id))?.audioUrl).toBe(audioUrl);
});
