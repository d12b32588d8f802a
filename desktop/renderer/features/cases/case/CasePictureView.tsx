import { useState } from "react";
import { getCasePicture } from "#shared/cases/queue-contract.ts";
import type { CasePicture } from "#shared/cases/case-shapes.ts";
import { guessLanguage } from "../../../lib/text/guess-language.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Eye } from "../../../ui/icons/eye.ts";
import { EyeOff } from "../../../ui/icons/eye-off.ts";

interface CasePictureViewProps {
  readonly caseId: string;
  readonly picture: CasePicture;
}

/** A picture of a case, blurred and grey until the moderator asks for it (cases.7). */
export function CasePictureView({ caseId, picture }: CasePictureViewProps) {
  const [isShown, setShown] = useState(false);
  const [isLost, setLost] = useState(false);
  const { width, height, description } = picture;
  if (isLost) return <p className="text-meta text-quiet">A picture could not be loaded.</p>;
  return (
    <figure className="w-80 max-w-full space-y-1.5">
      <div
        className="overflow-hidden rounded-control bg-picture"
        style={{ aspectRatio: `${Math.max(width, 1)} / ${Math.max(height, 1)}`, maxHeight: "24rem" }}
      >
        <img
          src={getCasePicture.path.replace("{id}", caseId).replace("{pictureId}", picture.id)}
          alt={isShown ? description || "Without a description" : "Hidden picture"}
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
        {isShown ? "Hide picture" : "Show picture"}
      </Button>
    </figure>
  );
}
