import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useController, useForm } from "react-hook-form";
import type { z } from "zod";
import { memberReportForm, reportAddress } from "#shared/reports/public-contract.ts";
import { getReportReason } from "#shared/rules/first-rules.ts";
import { call } from "../../../lib/api/call.ts";
import { getFailureText } from "../../../lib/form/failure-text.ts";
import { createFocusGuard } from "../../../lib/form/form-focus.ts";
import { showFieldErrors } from "../../../lib/form/show-field-errors.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { FormError } from "../../../ui/form/FormError.tsx";
import { NoticeFields } from "./NoticeFields.tsx";
import type { SentReport } from "./ReportReceipt.tsx";

interface MemberReportFormProps {
  readonly address: string;
  readonly onSent: (sent: SentReport) => void;
}

/** A member's report by address: like one from a menu, its outcome is a notification. */
export function MemberReportForm({ address: given, onSent }: MemberReportFormProps) {
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
        wordsHint="Optional. Only moderators see who reported it."
        areWordsRequired={false}
        longestWords={1000}
      />
      <FormError message={refusal} />
      <Button type="submit" size="lg" isLoading={sending.isPending}>Send report</Button>
    </form>
  );
}
