import { useEffect, useRef } from "react";
import type { UseQueryResult } from "@tanstack/react-query";
import { Button } from "../../../ui/button/Button.tsx";
import type { Elements } from "../../../ui/elements.ts";
import { ArrowLeft } from "../../../ui/icons/arrow-left.ts";
import { QueryFailure } from "../../../ui/status/QueryFailure.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";

interface DeskTexts {
  /** Names the part to screen readers. */
  readonly label: string;
  /** Leads back to the list. */
  readonly back: string;
  readonly loading: string;
  readonly failure: string;
}

export interface DeskPaneProps<Data = unknown> {
  readonly texts: DeskTexts;
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
  { texts, opened, skeletons, takesFocus, onBack, children }: DeskPaneProps<Data>,
) {
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) pane.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <section ref={pane} tabIndex={-1} aria-label={texts.label} className="space-y-3 outline-none">
      <Button
        variant="quiet"
        size="sm"
        icon={<ArrowLeft size={16} aria-hidden="true" />}
        className="-ms-2 lg:hidden"
        onClick={onBack}
      >
        {texts.back}
      </Button>
      {opened.data
        ? children(opened.data)
        : opened.isPending
        ? (
          <div role="status" aria-label={texts.loading} className="space-y-3">
            {skeletons.map((height) => <Skeleton key={height} className={`${height} w-full rounded-card`} />)}
          </div>
        )
        : <QueryFailure title={texts.failure} query={opened} />}
    </section>
  );
}
