import { t } from "@lingui/core/macro";
import { type Covered, isUnderCover } from "#shared/moderation/is-under-cover.ts";
import { LazyPart } from "../status/LazyPart.tsx";
import { createLostPart } from "../status/lost-part.tsx";
import type { CoveredLineProps } from "./CoveredLine.tsx";

/** Few texts are covered. */
const loadLine = () => import("./CoveredLine.tsx");

interface CoveredContentProps extends Omit<CoveredLineProps, "cover"> {
  /** What has the cover; undefined where it has none. */
  readonly of: Covered | undefined;
}

/** Text and pictures; behind a line where they are covered (posts.24, cases.4, moderation.13). */
export function CoveredContent({ of: cover, ...line }: CoveredContentProps) {
  if (!cover || !isUnderCover(cover)) return line.children;
  return (
    <LazyPart
      load={loadLine}
      fallback={
        <div className={`min-h-8 rounded-control bg-wash pointer-coarse:min-h-11 ${line.className}`} />
      }
      failure={createLostPart(t`This could not be loaded`)}
    >
      {/* Where its cover changes, it is as open as that says. */}
      {({ CoveredLine }) => <CoveredLine key={String(cover.isCovered)} cover={cover} {...line} />}
    </LazyPart>
  );
}
