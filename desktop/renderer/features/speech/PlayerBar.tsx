import { useEffect } from "react";
import { MemberName } from "../../ui/content/MemberName.tsx";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { useRemovedPosts } from "../../entities/posts/removed-posts.ts";
import { useRootMark } from "../../lib/window/use-root-mark.ts";
import { MadeWithAi } from "../../ui/content/MadeWithAi.tsx";
import { Pause } from "../../ui/icons/pause.ts";
import { Play } from "../../ui/icons/play.ts";
import { X } from "../../ui/icons/x.ts";
import { stop, togglePlaying } from "./audio-player.ts";
import type { Sounding } from "./speech-store.ts";
import { formatSeconds, usePosition } from "./use-position.ts";

/**
 * The app's one player; it stays while the card scrolls away or another screen opens.
 */
export function PlayerBar({ sounding: { post, isPlaying } }: { readonly sounding: Sounding }) {
  const { at, length, seek } = usePosition(post.id);
  const isRemoved = useRemovedPosts().has(post.id);
  useRootMark("hasPlayer");
  useEffect(() => {
    if (isRemoved) stop();
  }, [isRemoved]);
  return (
    <section
      aria-label="Audio player"
      className="fixed inset-x-3 bottom-[calc(var(--bottom-bar)+0.75rem)] z-30 mx-auto flex max-w-105 animate-rise items-center gap-2 rounded-card border border-hairline bg-float p-2 shadow-float md:bottom-6 low:bottom-[calc(var(--bottom-bar)+0.25rem)] low:p-1"
    >
      <IconButton
        label={isPlaying ? "Pause audio" : "Resume audio"}
        icon={isPlaying
          ? <Pause size={20} aria-hidden="true" fill="currentColor" />
          : <Play size={20} aria-hidden="true" fill="currentColor" />}
        className="bg-brand-wash text-brand!"
        onClick={togglePlaying}
      />
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-2">
          <p className="min-w-0 flex-1 truncate text-meta font-semibold text-ink">
            Post by <MemberName name={post.author.displayName} />
          </p>
          <MadeWithAi className="shrink-0" />
        </div>
        <div className="tabular flex items-center gap-2 text-xs text-quiet">
          <span aria-hidden="true">{formatSeconds(at)}</span>
          <input
            type="range"
            aria-label="Playback position"
            aria-valuetext={`${formatSeconds(at)} of ${formatSeconds(length)}`}
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
      <IconButton label="Stop audio" icon={<X size={20} aria-hidden="true" />} onClick={stop} />
    </section>
  );
}
