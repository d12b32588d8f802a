import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";
import type { Covered } from "#shared/moderation/is-under-cover.ts";
import { getLangAndDir } from "../../lib/text/lang-and-dir.ts";
import { Button } from "../button/Button.tsx";
import { getButtonClass } from "../button/button-class.ts";
import { classNames } from "../class-names.ts";
import type { Elements } from "../elements.ts";
import { writeCoverLine } from "./cover-line.ts";

interface PostLink {
  readonly postId: string;
  /** The query of the link. */
  readonly search?: { readonly return: string; readonly user: string } | undefined;
}

export interface CoveredLineProps {
  readonly cover: Covered;
  /** Styles the line. */
  readonly className: string;
  /** In place of what its cover says. */
  readonly says?: string | undefined;
  /** The post that a link below the text opens. */
  readonly opens?: PostLink | false | undefined;
  /** Nothing of it is loaded before it is asked for. */
  readonly children: Elements;
}

/**
 * The line that stands for covered text and pictures until the reader asks for them; above them
 * where their choice for its topics opens it (posts.24).
 */
export function CoveredLine(
  { cover, className, says = writeCoverLine(cover), opens, children }: CoveredLineProps,
) {
  const [isShown, setShown] = useState(!cover.isCovered);
  const lineId = useId();
  return (
    <>
      <div
        className={classNames("flex items-center gap-2 rounded-control bg-wash ps-3 text-quiet", className)}
      >
        <span id={lineId} {...getLangAndDir(says)} className="min-w-0 flex-1 py-1 wrap-anywhere">{says}</span>
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isShown}
          aria-describedby={lineId}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? t`Hide` : t`Show`}
        </Button>
      </div>
      {isShown && children}
      {isShown && opens && (
        <Link
          to="/post/$postId"
          params={{ postId: opens.postId }}
          search={opens.search ?? {}}
          className={getButtonClass("quiet", "sm", "mt-1 -ms-3.5")}
        >
          {t`Open post`}
        </Link>
      )}
    </>
  );
}
