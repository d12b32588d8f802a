import { t } from "@lingui/core/macro";
import { useEffect, useRef } from "react";
import { Button } from "../../../ui/button/Button.tsx";
import type { Elements } from "../../../ui/elements.ts";
import { Card } from "../../../ui/layout/Card.tsx";

interface OutcomeCardProps {
  /** The id of its heading. */
  readonly labelledBy: string;
  readonly className: string;
  /** True right after this page made the outcome, when the form that had the focus is gone. */
  readonly takesFocus: boolean;
  readonly onNext: (() => void) | undefined;
  readonly children: Elements;
}

/** What came of a case, which then leads to the next one. */
export function OutcomeCard({ labelledBy, className, takesFocus, onNext, children }: OutcomeCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    card.current?.scrollIntoView({ block: "nearest" });
    (card.current?.querySelector<HTMLElement>("[data-next]") ?? card.current)?.focus();
  }, [takesFocus]);
  return (
    <Card ref={card} as="section" tabIndex={-1} aria-labelledby={labelledBy} className={className}>
      {children}
      {takesFocus && onNext && <Button data-next size="sm" onClick={onNext}>{t`Next case`}</Button>}
    </Card>
  );
}
