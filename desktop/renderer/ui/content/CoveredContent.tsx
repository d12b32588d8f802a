import { t } from "@lingui/core/macro";
import { LazyPart } from "../status/LazyPart.tsx";
import { createLostPart } from "../status/lost-part.tsx";
import type { CoveredLineProps } from "./CoveredLine.tsx";

/** Few texts are covered. */
const loadLine = () => import("./CoveredLine.tsx");

interface CoveredContentProps extends CoveredLineProps {
  readonly isCovered: boolean | undefined;
}

/** Text and pictures; behind a line where they are covered (cases.4, moderation.13). */
export function CoveredContent({ isCovered, ...line }: CoveredContentProps) {
  if (!isCovered) return line.children;
  return (
    <LazyPart
      load={loadLine}
      fallback={<div className={`min-h-8 pointer-coarse:min-h-11 ${line.className}`} />}
      failure={createLostPart(t`This could not be loaded`)}
    >
      {({ CoveredLine }) => <CoveredLine {...line} />}
    </LazyPart>
  );
}
