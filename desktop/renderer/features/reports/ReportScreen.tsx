import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useSession } from "../../lib/session/session.ts";
import { ArrowLeft } from "../../ui/icons/arrow-left.ts";
import { MemberReportForm } from "./public/MemberReportForm.tsx";
import { ReportReceipt, type SentReport } from "./public/ReportReceipt.tsx";
import { VisitorReportForm } from "./public/VisitorReportForm.tsx";

/** /report: whoever finds something here that breaks a rule or the law says so (strangers.1). */
export function ReportScreen() {
  const { user } = useSession();
  const { address = "" } = useSearch({ from: "/open/report" });
  const [sent, setSent] = useState<SentReport | null>(null);
  const Form = user ? MemberReportForm : VisitorReportForm;
  return (
    <article className="mx-auto max-w-[42rem] pt-6">
      <Link
        to="/"
        className="-ml-1 inline-flex min-h-11 items-center gap-2 rounded-control px-1 font-medium text-brand no-underline hover:underline"
      >
        <ArrowLeft size={18} aria-hidden="true" />
        <span>Back to Home</span>
      </Link>
      <h1 className="mt-6 text-section font-semibold">Report something</h1>
      <p className="mt-6 border-l-2 border-dawn pl-5 text-lead text-pretty">
        <span>
          {user ? "A person reads every report. " : "You need no account. A person reads every report. "}
        </span>
        <span>If somebody is in danger now, first call your local emergency number.</span>
      </p>
      <div className="mt-8">
        {sent
          ? <ReportReceipt sent={sent} isMember={user !== null} onAnother={() => setSent(null)} />
          : <Form address={address} onSent={setSent} />}
      </div>
      <p className="mt-8 text-meta text-quiet">
        <span>{"What is welcome here: "}</span>
        <Link to="/rules" className="text-brand underline underline-offset-4">House rules</Link>
      </p>
    </article>
  );
}
