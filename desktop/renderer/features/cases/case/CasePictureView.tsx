import { getCasePicture } from "#shared/cases/queue-contract.ts";
import type { CasePicture } from "#shared/cases/case-shapes.ts";
import { BlurredPicture } from "./BlurredPicture.tsx";

interface CasePictureViewProps {
  readonly caseId: string;
  readonly picture: CasePicture;
}

/** A picture of a case. */
export function CasePictureView({ caseId, picture }: CasePictureViewProps) {
  return (
    <BlurredPicture
      src={getCasePicture.path.replace("{id}", caseId).replace("{pictureId}", picture.id)}
      description={picture.description}
      size={picture}
    />
  );
}
