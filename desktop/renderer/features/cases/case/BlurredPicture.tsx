import { t } from "@lingui/core/macro";
import { useState } from "react";
import { guessLanguage } from "#shared/language/guess-language.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Eye } from "../../../ui/icons/eye.ts";
import { EyeOff } from "../../../ui/icons/eye-off.ts";

interface BlurredPictureProps {
  readonly src: string;
  readonly description: string;
  /** Absent when nobody kept it: then its place has a usual shape. */
  readonly size?: { readonly width: number; readonly height: number };
}

/** A picture that is blurred and grey until it is asked for (cases.7). */
export function BlurredPicture({ src, description, size = { width: 4, height: 3 } }: BlurredPictureProps) {
  const [isShown, setShown] = useState(false);
  const [isLost, setLost] = useState(false);
  const { width, height } = size;
  if (isLost) return <p className="text-meta text-quiet">{t`A picture could not be loaded.`}</p>;
  return (
    <figure className="w-80 max-w-full space-y-1.5">
      <div
        className="overflow-hidden rounded-control bg-picture"
        style={{ aspectRatio: `${Math.max(width, 1)} / ${Math.max(height, 1)}`, maxHeight: "24rem" }}
      >
        <img
          src={src}
          alt={isShown ? description || t`Without a description` : t`Hidden picture`}
          lang={isShown ? guessLanguage(description) : undefined}
          width={width}
          height={height}
          decoding="async"
          data-shown={isShown}
          onError={() => setLost(true)}
          className={classNames(
            "size-full object-contain transition-[filter] motion-reduce:transition-none",
            !isShown && "scale-110 blur-2xl grayscale",
          )}
        />
      </div>
      <Button
        size="sm"
        variant="secondary"
        aria-pressed={isShown}
        icon={isShown ? <EyeOff size={16} aria-hidden="true" /> : <Eye size={16} aria-hidden="true" />}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? t`Hide picture` : t`Show picture`}
      </Button>
    </figure>
  );
}
