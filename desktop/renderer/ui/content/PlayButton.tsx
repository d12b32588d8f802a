import { t } from "@lingui/core/macro";
import { classNames } from "../class-names.ts";
import { Pause } from "../icons/pause.ts";
import { Play } from "../icons/play.ts";

interface PlayButtonProps {
  readonly isPlaying: boolean;
  readonly onToggle: () => void;
  readonly className?: string;
}

/** Plays and pauses an animation, over a corner of it (media.9). */
export function PlayButton({ isPlaying, onToggle, className }: PlayButtonProps) {
  const Icon = isPlaying ? Pause : Play;
  const label = isPlaying ? t`Pause animation` : t`Play animation`;
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip={label}
      className={classNames(
        "grid size-9 place-items-center rounded-full bg-[rgb(8_12_13/0.72)] text-white hover:bg-[rgb(40_46_48/0.9)] pointer-coarse:size-11",
        className,
      )}
      onClick={onToggle}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  );
}
