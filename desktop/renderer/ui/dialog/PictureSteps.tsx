import { t } from "@lingui/core/macro";
import { ChevronLeft } from "../icons/chevron-left.ts";
import { ChevronRight } from "../icons/chevron-right.ts";

interface PictureStepsProps {
  /** The place of the shown picture, from 0. */
  readonly at: number;
  readonly count: number;
  readonly alt: string;
  readonly onStep: (step: 1 | -1) => void;
}

const round =
  "absolute top-1/2 grid size-10 -translate-y-1/2 place-items-center rounded-full bg-[rgb(8_12_13/0.72)] text-white hover:bg-[rgb(40_46_48/0.9)] aria-disabled:opacity-0 aria-disabled:focus-visible:opacity-50 pointer-coarse:size-11";

/** Which of several pictures is shown, and the ways to the next and the one before. */
export function PictureSteps({ at, count, alt, onStep }: PictureStepsProps) {
  const n = at + 1;
  return (
    <div data-controls>
      <p
        aria-hidden="true"
        className="absolute top-[max(1rem,env(safe-area-inset-top))] inset-s-[max(0.75rem,var(--notch-start))] rounded-full bg-[rgb(8_12_13/0.72)] px-3 py-1.5 text-meta font-medium text-white tabular"
      >
        {t`${n} of ${count}`}
      </p>
      <p role="status" className="sr-only">
        {alt ? t`Picture ${n} of ${count}: ${alt}` : t`Picture ${n} of ${count}`}
      </p>
      <button
        type="button"
        aria-label={t`Previous picture`}
        aria-disabled={at === 0}
        className={`${round} inset-s-3`}
        onClick={() => onStep(-1)}
      >
        <ChevronLeft size={22} aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={t`Next picture`}
        aria-disabled={n === count}
        className={`${round} inset-e-3`}
        onClick={() => onStep(1)}
      >
        <ChevronRight size={22} aria-hidden="true" />
      </button>
    </div>
  );
}
