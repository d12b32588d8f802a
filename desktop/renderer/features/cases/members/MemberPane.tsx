import { useEffect, useRef } from "react";
import { Button } from "../../../ui/button/Button.tsx";
import { ArrowLeft } from "../../../ui/icons/arrow-left.ts";
import { UnavailableCard } from "../../../ui/layout/Card.tsx";
import { ErrorBoundary } from "../../../ui/status/ErrorBoundary.tsx";
import { QueryFailure } from "../../../ui/status/QueryFailure.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import { MemberCases } from "./MemberCases.tsx";
import { MemberDecisions } from "./MemberDecisions.tsx";
import { MemberHeader } from "./MemberHeader.tsx";
import { MemberNotes } from "./MemberNotes.tsx";
import { MemberWritings } from "./MemberWritings.tsx";
import { useModeratedMember } from "./use-members.ts";

interface MemberPaneProps {
  readonly memberId: string;
  /** True where the list is hidden, so that the focus follows to the page. */
  readonly takesFocus: boolean;
  readonly onBack: () => void;
}

/** The page of one member, never with messages (cases.8). */
export function MemberPane({ memberId, takesFocus, onBack }: MemberPaneProps) {
  const opened = useModeratedMember(memberId);
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) pane.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <section ref={pane} tabIndex={-1} aria-label="Member" className="space-y-3 outline-none">
      <Button
        variant="quiet"
        size="sm"
        icon={<ArrowLeft size={16} aria-hidden="true" />}
        className="-ml-2 lg:hidden"
        onClick={onBack}
      >
        All members
      </Button>
      {opened.data
        ? (
          <ErrorBoundary resetKey={opened.data} fallback={<UnavailableCard />}>
            <MemberHeader member={opened.data} />
            <MemberCases cases={opened.data.cases} count={opened.data.casesCount} />
            <MemberDecisions decisions={opened.data.decisions} />
            <MemberNotes notes={opened.data.notes} />
          </ErrorBoundary>
        )
        : opened.isPending
        ? (
          <div role="status" aria-label="Loading the member" className="space-y-3">
            <Skeleton className="h-44 w-full rounded-card" />
            <Skeleton className="h-32 w-full rounded-card" />
          </div>
        )
        : <QueryFailure title="The member could not be loaded" query={opened} />}
      {opened.data && <MemberWritings memberId={memberId} />}
    </section>
  );
}
