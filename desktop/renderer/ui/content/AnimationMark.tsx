import { Play } from "../icons/play.ts";

/** Says on the still of an animation that it moves where it is opened. */
export function AnimationMark() {
  return (
    <span
      aria-hidden="true"
      data-animation-mark
      className="absolute bottom-2 inset-s-2 grid size-7 place-items-center rounded-full bg-[rgb(8_12_13/0.72)] text-white"
    >
      <Play size={14} />
    </span>
  );
}
