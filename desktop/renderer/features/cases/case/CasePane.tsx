import { useEffect, useRef } from "react";
import { QueryFailure } from "../../../ui/status/QueryFailure.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import { ErrorBoundary } from "../../../ui/status/ErrorBoundary.tsx";
import { UnavailableCard } from "../../../ui/layout/Card.tsx";
import { Button } from "../../../ui/button/Button.tsx";
import { ArrowLeft } from "../../../ui/icons/arrow-left.ts";
import { OpenedCase } from "./OpenedCase.tsx";
import { useCase } from "./use-case.ts";

interface CasePaneProps {
  readonly caseId: string;
  readonly claimFocused: () => boolean;
  /** True where the list is hidden or Undo leads here, so that the focus follows to the case. */
  readonly takesFocus: boolean;
  /** Opens the case to go on with; absent when there is none. */
  readonly onNext: (() => void) | undefined;
  readonly onBack: () => void;
}

/** The open case. */
export function CasePane({ caseId, claimFocused, takesFocus, onNext, onBack }: CasePaneProps) {
  const opened = useCase(caseId);
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) pane.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <section ref={pane} tabIndex={-1} aria-label="Case" className="space-y-3 outline-none">
      <Button
        variant="quiet"
        size="sm"
        icon={<ArrowLeft size={16} aria-hidden="true" />}
        className="-ml-2 lg:hidden"
        onClick={onBack}
      >
        All cases
      </Button>
      {opened.data
        ? (
          <ErrorBoundary resetKey={opened.data} fallback={<UnavailableCard />}>
            <OpenedCase detail={opened.data} claimFocused={claimFocused} onNext={onNext} />
          </ErrorBoundary>
        )
        : opened.isPending
        ? (
          <div role="status" aria-label="Loading the case" className="space-y-3">
            <Skeleton className="h-20 w-full rounded-card" />
            <Skeleton className="h-60 w-full rounded-card" />
            <Skeleton className="h-40 w-full rounded-card" />
          </div>
        )
        : <QueryFailure title="The case could not be loaded" query={opened} />}
    </section>
  );
}
