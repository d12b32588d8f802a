import { t } from "@lingui/core/macro";
import { useEffect, useRef } from "react";
import { mailedReportsPerDay } from "#shared/reports/public-contract.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { Check } from "../../../ui/icons/check.ts";
import { Card } from "../../../ui/layout/Card.tsx";

/** A report that was sent, and where its outcome is mailed; null: nowhere. */
export interface SentReport {
  readonly id: string;
  readonly email: string | null;
}

interface ReportReceiptProps {
  readonly sent: SentReport;
  readonly isMember: boolean;
  readonly onAnother: () => void;
}

/** That a report has come, and what happens with it. */
export function ReportReceipt({ sent: { id, email }, isMember, onAnother }: ReportReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Card as="section" aria-labelledby="report-receipt" className="space-y-4 p-6">
      <h2
        ref={heading}
        id="report-receipt"
        tabIndex={-1}
        className="flex items-center gap-3 text-title font-semibold outline-none"
      >
        <Check size={22} aria-hidden="true" className="shrink-0 text-success" />
        <span>{t`Thank you. We have your report.`}</span>
      </h2>
      <p className="text-pretty">{nextSteps(email, isMember)}</p>
      <dl className="text-meta text-quiet">
        <dt className="inline">{t`Number of your report:`}</dt>{" "}
        <dd className="tabular inline wrap-anywhere">{id}</dd>
      </dl>
      <Button variant="secondary" onClick={onAnother}>{t`Report something else`}</Button>
    </Card>
  );
}

function nextSteps(email: string | null, isMember: boolean): string {
  if (isMember) return t`A person will look at it, and you'll be notified of the outcome.`;
  return email === null
    ? t`If there is something at this address, a person will look at it.`
    : t`If there is something at this address, a person will look at it. We write to ${email}: a receipt now, and later what came of it, for up to ${mailedReportsPerDay} reports a day.`;
}
