import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";
import { Button } from "../button/Button.tsx";
import { getButtonClass } from "../button/button-class.ts";
import { classNames } from "../class-names.ts";
import type { Elements } from "../elements.ts";

interface PostLink {
  readonly postId: string;
  /** The query of the link. */
  readonly search?: { readonly return: string; readonly user: string } | undefined;
}

export interface CoveredLineProps {
  /** Styles the line. */
  readonly className: string;
  /** Why it is covered; a moderator's decision by default (cases.4). */
  readonly says?: string | undefined;
  /** The post that a link below the text opens. */
  readonly opens?: PostLink | false | undefined;
  /** Nothing of it is loaded before it is asked for. */
  readonly children: Elements;
}

/** The line that stands for covered text and pictures until the reader asks for them. */
export function CoveredLine(
  { className, says = t`A moderator covered this.`, opens, children }: CoveredLineProps,
) {
  const [isShown, setShown] = useState(false);
  const lineId = useId();
  return (
    <>
      <div
        className={classNames("flex items-center gap-2 rounded-control bg-wash ps-3 text-quiet", className)}
      >
        <span id={lineId} className="flex-1">{says}</span>
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
