import { t } from "@lingui/core/macro";
import { useEffect, useRef } from "react";
import type { UseQueryResult } from "@tanstack/react-query";
import { Button } from "../../../ui/button/Button.tsx";
import type { Elements } from "../../../ui/elements.ts";
import { ArrowLeft } from "../../../ui/icons/arrow-left.ts";
import { QueryFailure } from "../../../ui/status/QueryFailure.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";

export interface DeskPaneProps<Data = unknown> {
  readonly label: "Case" | "Member";
  readonly opened: UseQueryResult<Data>;
  /** The heights of the cards to come, as classes. */
  readonly skeletons: readonly string[];
  /** True where the list is hidden or Undo leads here, so that the focus follows. */
  readonly takesFocus: boolean;
  readonly onBack: () => void;
  readonly children: (data: Data) => Elements;
}

/** The open case or member beside its list, or in place of it where there is no room. */
export function DeskPane<Data>(
  { label, opened, skeletons, takesFocus, onBack, children }: DeskPaneProps<Data>,
) {
  const noun = label.toLowerCase();
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) pane.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <section ref={pane} tabIndex={-1} aria-label={label} className="space-y-3 outline-none">
      <Button
        variant="quiet"
        size="sm"
        icon={<ArrowLeft size={16} aria-hidden="true" />}
        className="-ml-2 lg:hidden"
        onClick={onBack}
      >
        {t`All ${noun}s`}
      </Button>
      {opened.data
        ? children(opened.data)
        : opened.isPending
        ? (
          <div role="status" aria-label={t`Loading the ${noun}`} className="space-y-3">
            {skeletons.map((height) => <Skeleton key={height} className={`${height} w-full rounded-card`} />)}
          </div>
        )
        : <QueryFailure title={t`The ${noun} could not be loaded`} query={opened} />}
    </section>
  );
}
