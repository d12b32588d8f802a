import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Post } from "#shared/posts/post-shapes.ts";
import { deleteAudio } from "#shared/speech/contract.ts";
import { call } from "../../lib/api/call.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { toast } from "../../lib/announce/toast.ts";
import { patchPost } from "../../entities/posts/post-cache.ts";
import { stop } from "./audio-player.ts";
import { showSpeechQuestion, useSpeech } from "./speech-store.ts";

/** Removes the audio of the member's own post. */
export function RemoveAudioDialog({ post }: { readonly post: Post }) {
  const client = useQueryClient();
  const close = () => showSpeechQuestion(null);
  const removal = useMutation({
    mutationFn: () => call(deleteAudio, { params: { id: post.id } }),
    onSuccess: () => {
      if (useSpeech.getState().sounding?.post.id === post.id) stop();
      patchPost(client, post.id, (known) => ({ ...known, audioUrl: null, audioMadeWithAi: false }));
      toast({ title: "Audio removed" });
      close();
    },
    onError: (error) => {
      toastFailure(error, "The audio could not be removed. Please try again.", "TTS Error");
      close();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      title="Remove audio"
      body="Nobody can listen to this post until someone generates the audio again. Removing it is free."
      confirmLabel="Remove"
      isPending={removal.isPending}
      onConfirm={() => removal.mutate()}
    />
  );
}
