import { t } from "@lingui/core/macro";
import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useSession } from "../../lib/session/session.ts";
import { BackLink } from "../../ui/layout/BackLink.tsx";
import { ReportReceipt, type SentReport } from "./public/ReportReceipt.tsx";
import { VisitorReportForm } from "./public/VisitorReportForm.tsx";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useController, useForm } from "react-hook-form";
import type { z } from "zod";
import { memberReportForm, reportAddress } from "#shared/reports/public-contract.ts";
import { getReportReason } from "#shared/rules/first-rules.ts";
import { call } from "../../lib/api/call.ts";
import { getFailureText } from "../../lib/form/failure-text.ts";
import { createFocusGuard } from "../../lib/form/form-focus.ts";
import { showFieldErrors } from "../../lib/form/show-field-errors.ts";
import { Button } from "../../ui/button/Button.tsx";
import { FormError } from "../../ui/form/FormError.tsx";
import { NoticeFields } from "./public/NoticeFields.tsx";

/** /report: whoever finds something here that breaks a rule or the law says so (strangers.1). */
export function ReportScreen() {
  const { user } = useSession();
  const { address = "" } = useSearch({ from: "/open/report" });
  const [sent, setSent] = useState<SentReport | null>(null);
  const Form = user ? MemberReportForm : VisitorReportForm;
  return (
    <article className="mx-auto max-w-[42rem] pt-6">
      <BackLink to="/" label={t`Back to Home`} />
      <h1 className="mt-6 text-section font-semibold">{t`Report something`}</h1>
      <p className="mt-6 border-s-2 border-dawn ps-5 text-lead text-pretty">
        <span>
          {user ? t`A person reads every report.` : t`You need no account. A person reads every report.`}
        </span>{" "}
        <span>{t`If somebody is in danger now, first call your local emergency number.`}</span>
      </p>
      <div className="mt-8">
        {sent
          ? <ReportReceipt sent={sent} isMember={user !== null} onAnother={() => setSent(null)} />
          : <Form address={address} onSent={setSent} />}
      </div>
      <p className="mt-8 text-meta text-quiet">
        <span>{t`What is welcome here:`}</span>{" "}
        <Link to="/rules" className="text-brand underline underline-offset-4">{t`House rules`}</Link>
      </p>
    </article>
  );
}

interface MemberReportFormProps {
  readonly address: string;
  readonly onSent: (sent: SentReport) => void;
}

/** A member's report by address: like one from a menu, its outcome is a notification. */
function MemberReportForm({ address: given, onSent }: MemberReportFormProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const sending = useMutation({
    mutationFn: (body: z.output<typeof memberReportForm>) => call(reportAddress, { body }),
  });
  const form = useForm({
    resolver: zodResolver(memberReportForm),
    defaultValues: {
      address: given,
      ruleId: "",
      // Follows the rule.
      reason: "other" as const,
      description: "",
    },
  });
  const { errors } = form.formState;
  // In the order in which a refused form looks for the first field to focus.
  const address = form.register("address");
  const rule = useController({ control: form.control, name: "ruleId" }).field;
  const submit = form.handleSubmit((values) => {
    setRefusal(null);
    const mayMoveFocus = createFocusGuard(form);
    sending.mutate(values, {
      onSuccess: ({ id }) => onSent({ id, email: null }),
      onError: (error) => {
        if (!showFieldErrors(form.setError, ["address", "ruleId", "description"], error, mayMoveFocus())) {
          setRefusal(getFailureText(error));
        }
      },
    });
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <NoticeFields
        address={address}
        addressError={errors.address?.message}
        ruleId={rule.value}
        ruleError={errors.ruleId?.message}
        ruleRef={rule.ref}
        onChooseRule={(key) => {
          rule.onChange(key);
          form.setValue("reason", getReportReason(key));
        }}
        words={form.register("description")}
        wordsError={errors.description?.message}
        wordsHint={t`Optional. Only moderators see who reported it.`}
        areWordsRequired={false}
        longestWords={1000}
      />
      <FormError message={refusal} />
      <Button type="submit" size="lg" isLoading={sending.isPending}>{t`Send report`}</Button>
    </form>
  );
}
