import { t } from "@lingui/core/macro";
import { useRef, useState } from "react";
import { LazyOverlay } from "../dialog/LazyOverlay.tsx";

const loadDescription = () => import("./PictureDescription.tsx");

/** Longer descriptions end early in the tooltip; a click shows all of it. */
const tooltipLength = 240;

/** Says on a picture that it has a description, and shows that by hover, focus, tap and key. */
export function DescriptionMark({ alt }: { readonly alt: string }) {
  const mark = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        ref={mark}
        type="button"
        aria-label={t`ALT: show the description`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-tooltip={alt.length > tooltipLength ? `${alt.slice(0, tooltipLength)}…` : alt}
        className="relative h-6 rounded-full bg-[rgb(8_12_13/0.72)] px-2 text-[0.6875rem] font-semibold text-white hover:bg-[rgb(40_46_48/0.9)] pointer-coarse:after:absolute pointer-coarse:after:-inset-2.5"
        onClick={() => setOpen(true)}
      >
        {t`ALT`}
      </button>
      {isOpen && (
        <LazyOverlay load={loadDescription} onClose={close}>
          {({ PictureDescription }) => <PictureDescription alt={alt} anchor={mark} onClose={close} />}
        </LazyOverlay>
      )}
    </>
  );
}
