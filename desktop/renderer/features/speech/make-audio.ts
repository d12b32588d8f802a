import { t } from "@lingui/core/macro";
import type { QueryClient } from "@tanstack/react-query";
import type { Post } from "#shared/posts/post-shapes.ts";
import { createAudio } from "#shared/speech/contract.ts";
import { announceToScreenReaders } from "../../lib/announce/announce-to-screen-readers.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { call } from "../../lib/api/call.ts";
import { runMutation } from "../../lib/cache/query-client.ts";
import { refreshSession } from "../../lib/session/session.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { toast } from "../../lib/announce/toast.ts";
import { patchPost } from "../../entities/posts/post-cache.ts";
import { play } from "./audio-player.ts";
import { useSpeech } from "./speech-store.ts";

/** Generates a post's audio and plays it, unless other audio plays by then. */
export async function makeAudio(client: QueryClient, post: Post): Promise<void> {
  const { id } = post;
  if (useSpeech.getState().making.has(id)) return;
  setMaking(id, true);
  announceToScreenReaders(t`Generating audio`);
  try {
    const idempotencyKey = crypto.randomUUID();
    const made = await runMutation(client, () => call(createAudio, { params: { id } }, { idempotencyKey }));
    patchPost(
      client,
      id,
      (known) => ({ ...known, audioUrl: made.audioUrl, audioMadeWithAi: made.madeWithAi }),
    );
    if (useSpeech.getState().sounding) toast({ title: t`Audio ready`, tone: "success" });
    else await play(client, { ...post, audioUrl: made.audioUrl }, made.audioUrl);
  } catch (error) {
    // Without a response it is unknown whether the member paid.
    if (error instanceof ApiError && error.status === 0) refreshSession(client);
    toastFailure(error, t`Failed to generate audio`, t`TTS Error`);
  } finally {
    setMaking(id, false);
  }
}

function setMaking(id: string, isMaking: boolean): void {
  useSpeech.setState(({ making }) => {
    const others = [...making].filter((each) => each !== id);
    return { making: new Set(isMaking ? [...others, id] : others) };
  });
}
