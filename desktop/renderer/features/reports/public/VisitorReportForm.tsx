import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { type FieldErrors, useController, useForm, type UseFormRegister } from "react-hook-form";
import type { z } from "zod";
import {
  mailedReportsPerDay,
  publicReportForm,
  publicReportLimits,
} from "#shared/reports/public-contract.ts";
import { reasonOfRule } from "#shared/rules/first-rules.ts";
import { failureText } from "../../../lib/form/failure-text.ts";
import { createFocusGuard } from "../../../lib/form/form-focus.ts";
import { withFilledValues } from "../../../lib/form/with-filled-values.ts";
import { showFieldErrors } from "../../../lib/form/show-field-errors.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { Checkbox } from "../../../ui/form/Checkbox.tsx";
import { FormError } from "../../../ui/form/FormError.tsx";
import { EmailField, TextField } from "../../../ui/form/TextFields.tsx";
import { NoticeFields } from "./NoticeFields.tsx";
import { PuzzleProgress } from "./PuzzleProgress.tsx";
import type { SentReport } from "./ReportReceipt.tsx";
import { useReportPublicly } from "./use-report-publicly.ts";

type ReportValues = z.input<typeof publicReportForm>;

const names = ["address", "ruleId", "words", "name", "email", "isInGoodFaith"] as const;

interface VisitorReportFormProps {
  readonly address: string;
  readonly onSent: (sent: SentReport) => void;
}

/** A report by somebody without an account (strangers.1). */
export function VisitorReportForm({ address: given, onSent }: VisitorReportFormProps) {
  const { sending, progress } = useReportPublicly();
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm({
    resolver: zodResolver(publicReportForm),
    defaultValues: {
      address: given,
      ruleId: "",
      // Follows the rule.
      reason: "other" as const,
      words: "",
      name: "",
      email: "",
      isInGoodFaith: false as unknown as true,
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
      onSuccess: ({ id }) => onSent({ id, email: values.email ?? null }),
      onError: (error) => {
        if (!showFieldErrors(form.setError, names, error, mayMoveFocus())) setRefusal(failureText(error));
      },
    });
  });
  return (
    <form noValidate {...withFilledValues(form, submit)} className="flex flex-col gap-5">
      <NoticeFields
        address={address}
        addressError={errors.address?.message}
        ruleId={rule.value}
        ruleError={errors.ruleId?.message}
        ruleRef={rule.ref}
        onChooseRule={(key) => {
          rule.onChange(key);
          form.setValue("reason", reasonOfRule(key));
        }}
        words={form.register("words")}
        wordsError={errors.words?.message}
        wordsHint="Say what you saw, and why it breaks the rule or the law."
        areWordsRequired
        longestWords={publicReportLimits.words}
      />
      <SenderFields register={form.register} errors={errors} ruleId={rule.value} />
      <FormError message={refusal} />
      <div className="flex flex-col gap-3">
        <Button type="submit" size="lg" isLoading={sending.isPending}>Send report</Button>
        <PuzzleProgress share={progress} />
      </div>
    </form>
  );
}

interface SenderFieldsProps {
  readonly register: UseFormRegister<ReportValues>;
  readonly errors: FieldErrors<ReportValues>;
  readonly ruleId: string;
}

/** Who reports, where the outcome is mailed, and that it is said in good faith. */
function SenderFields({ register, errors, ruleId }: SenderFieldsProps) {
  return (
    <>
      <TextField
        label="Your name (optional)"
        autoComplete="name"
        maxLength={publicReportLimits.name}
        hint="Only moderators see it."
        error={errors.name?.message}
        {...register("name")}
      />
      <EmailField
        autoComplete="email"
        required={ruleId !== "sexual"}
        hint={emailHint(ruleId)}
        error={errors.email?.message}
        {...register("email")}
      />
      <Checkbox
        label="I believe in good faith that what I wrote is true and complete."
        required
        error={errors.isInGoodFaith?.message}
        {...register("isInGoodFaith")}
      />
    </>
  );
}

function emailHint(ruleId: string): string {
  const use =
    `We send you a receipt, and later what came of it, for up to ${mailedReportsPerDay} reports a day. Moderators don't see your address.`;
  return ruleId === "sexual" ? `${use} If it's about a child, you can leave it empty.` : use;
}
