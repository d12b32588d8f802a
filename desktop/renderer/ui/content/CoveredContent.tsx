import { useId, useState } from "react";
import { Button } from "../button/Button.tsx";
import { classNames } from "../class-names.ts";
import type { Elements } from "../elements.ts";

interface CoveredContentProps {
  readonly isCovered: boolean | undefined;
  /** Of the line. */
  readonly className?: string;
  /** Text and pictures: nothing of them is loaded before they are asked for. */
  readonly children: Elements;
}

/** What a moderator covered, behind a line until the reader asks for it (cases.4). */
export function CoveredContent({ isCovered, className, children }: CoveredContentProps) {
  const [isShown, setShown] = useState(false);
  const lineId = useId();
  if (!isCovered) return children;
  return (
    <>
      <div
        className={classNames("flex items-center gap-2 rounded-control bg-wash pl-3 text-quiet", className)}
      >
        <span id={lineId} className="flex-1">A moderator covered this.</span>
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isShown}
          aria-describedby={lineId}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? "Hide" : "Show"}
        </Button>
      </div>
      {isShown && children}
    </>
  );
}
