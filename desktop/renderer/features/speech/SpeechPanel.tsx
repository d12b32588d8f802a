import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Post } from "#shared/posts/post-shapes.ts";
import { deleteAudio } from "#shared/speech/contract.ts";
import { PriceDialog } from "./PriceDialog.tsx";
import { showSpeechQuestion, type Sounding, useSpeech } from "./speech-store.ts";
import { call } from "../../lib/api/call.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { toast } from "../../lib/announce/toast.ts";
import { patchPost } from "../../entities/posts/post-cache.ts";
import { getCurrentSound, stop, togglePlaying } from "./audio-player.ts";
import { MemberName } from "../../ui/content/MemberName.tsx";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { useRemovedPosts } from "../../entities/posts/removed-posts.ts";
import { useRootMark } from "../../lib/window/use-root-mark.ts";
import { MadeWithAi } from "../../ui/content/MadeWithAi.tsx";
import { Pause } from "../../ui/icons/pause.ts";
import { Play } from "../../ui/icons/play.ts";
import { X } from "../../ui/icons/x.ts";

export function SpeechPanel() {
  const sounding = useSpeech((state) => state.sounding);
  const question = useSpeech((state) => state.question);
  return (
    <>
      {sounding && <PlayerBar sounding={sounding} />}
      {question?.kind === "price" && <PriceDialog post={question.post} />}
      {question?.kind === "removal" && <RemoveAudioDialog post={question.post} />}
    </>
  );
}

/** Removes the audio of the member's own post. */
function RemoveAudioDialog({ post }: { readonly post: Post }) {
  const client = useQueryClient();
  const close = () => showSpeechQuestion(null);
  const removal = useMutation({
    mutationFn: () => call(deleteAudio, { params: { id: post.id } }),
    onSuccess: () => {
      if (useSpeech.getState().sounding?.post.id === post.id) stop();
      patchPost(client, post.id, (known) => ({ ...known, audioUrl: null, audioMadeWithAi: false }));
      toast({ title: t`Audio removed` });
      close();
    },
    onError: (error) => {
      toastFailure(error, t`The audio could not be removed. Please try again.`, t`TTS Error`);
      close();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t`Remove audio`}
      body={t`Nobody can listen to this post until someone generates the audio again. Removing it is free.`}
      confirmLabel={t`Remove`}
      isPending={removal.isPending}
      onConfirm={() => removal.mutate()}
    />
  );
}

/**
 * The app's one player; it stays while the card scrolls away or another screen opens.
 */
function PlayerBar({ sounding: { post, isPlaying } }: { readonly sounding: Sounding }) {
  const { at, length, seek } = usePosition(post.id);
  const isRemoved = useRemovedPosts().has(post.id);
  useRootMark("hasPlayer");
  useEffect(() => {
    if (isRemoved) stop();
  }, [isRemoved]);
  return (
    <section
      aria-label={t`Audio player`}
      className="fixed inset-x-3 bottom-[calc(var(--bottom-bar)+0.75rem)] z-30 mx-auto flex max-w-105 animate-rise items-center gap-2 rounded-card border border-hairline bg-float p-2 shadow-float md:bottom-6 low:bottom-[calc(var(--bottom-bar)+0.25rem)] low:p-1"
    >
      <IconButton
        label={isPlaying ? t`Pause audio` : t`Resume audio`}
        icon={isPlaying
          ? <Pause size={20} aria-hidden="true" fill="currentColor" />
          : <Play size={20} aria-hidden="true" fill="currentColor" />}
        className="bg-brand-wash text-brand!"
        onClick={togglePlaying}
      />
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-2">
          <p className="min-w-0 flex-1 truncate text-meta font-semibold text-ink">
            <Trans>
              Post by <MemberName name={post.author.displayName} />
            </Trans>
          </p>
          <MadeWithAi className="shrink-0" />
        </div>
        {/* Sound runs to the right in every language, as its buttons show. */}
        <div dir="ltr" className="tabular flex items-center gap-2 text-xs text-quiet">
          <span aria-hidden="true">{formatSeconds(at)}</span>
          <input
            type="range"
            aria-label={t`Playback position`}
            aria-valuetext={t`${{ position: formatSeconds(at) }} of ${{ length: formatSeconds(length) }}`}
            min={0}
            max={Math.max(1, length)}
            step={1}
            value={Math.min(at, Math.max(1, length))}
            onChange={(event) => seek(Number(event.target.value))}
            className="h-6 min-w-0 flex-1 cursor-pointer rounded-full accent-brand focus-visible:-outline-offset-2"
          />
          <span aria-hidden="true">{formatSeconds(length)}</span>
        </div>
      </div>
      <IconButton label={t`Stop audio`} icon={<X size={20} aria-hidden="true" />} onClick={stop} />
    </section>
  );
}

interface Position {
  /** Seconds. */
  readonly at: number;
  /** Seconds; 0 until it is known. */
  readonly length: number;
}

/** Position and length of the audio while this post plays, and a way to seek. */
function usePosition(postId: string): Position & { readonly seek: (seconds: number) => void } {
  const [position, setPosition] = useState<Position>({ at: 0, length: 0 });
  useEffect(() => {
    const sound = getCurrentSound();
    if (!sound) return;
    const read = () => {
      const { currentTime: at, duration } = sound;
      setPosition({ at, length: Number.isFinite(duration) ? duration : 0 });
    };
    read();
    const events = ["timeupdate", "durationchange", "seeked"];
    for (const event of events) sound.addEventListener(event, read);
    return () => {
      for (const event of events) sound.removeEventListener(event, read);
    };
  }, [postId]);
  const seek = (at: number) => {
    const sound = getCurrentSound();
    if (!sound) return;
    sound.currentTime = at;
    // Shown before the audio has moved, so that the next key press starts from here.
    setPosition(({ length }) => ({ at, length }));
  };
  return { ...position, seek };
}

export function formatSeconds(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
