import { t } from "@lingui/core/macro";
import { zodResolver } from "@hookform/resolvers/zod";
import { useBlocker } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { type FieldErrors, useController, useForm, type UseFormRegister } from "react-hook-form";
import type { z } from "zod";
import { useMutation } from "@tanstack/react-query";
import {
  getReportChallenge,
  mailedReportsPerDay,
  type Proof,
  publicReportForm,
  publicReportLimits,
  reportPublicly,
} from "#shared/reports/public-contract.ts";
import { getReportReason } from "#shared/rules/first-rules.ts";
import { platform } from "../../../lib/platform/current-platform.ts";
import { getFailureText } from "../../../lib/form/failure-text.ts";
import { createFocusGuard } from "../../../lib/form/form-focus.ts";
import { withFilledValues } from "../../../lib/form/with-filled-values.ts";
import { showFieldErrors } from "../../../lib/form/show-field-errors.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { Checkbox } from "../../../ui/form/Checkbox.tsx";
import { FormError } from "../../../ui/form/FormError.tsx";
import { EmailField, TextField } from "../../../ui/form/TextFields.tsx";
import { NoticeFields } from "./NoticeFields.tsx";
import type { SentReport } from "./ReportReceipt.tsx";
import { ApiError } from "../../../lib/api/api-error.ts";
import { call } from "../../../lib/api/call.ts";
import { solvePuzzle } from "./proof/solve-puzzle.ts";

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
  const { errors, isDirty } = form.formState;
  // Choosing another language in the foot reloads the page.
  useBlocker({
    shouldBlockFn: () => false,
    enableBeforeUnload: () => isDirty && platform().kind === "web",
    withResolver: false,
  });
  // In the order in which a refused form looks for the first field to focus.
  const address = form.register("address");
  const rule = useController({ control: form.control, name: "ruleId" }).field;
  const submit = form.handleSubmit((values) => {
    setRefusal(null);
    const mayMoveFocus = createFocusGuard(form);
    sending.mutate(values, {
      onSuccess: ({ id }) => onSent({ id, email: values.email ?? null }),
      onError: (error) => {
        if (!showFieldErrors(form.setError, names, error, mayMoveFocus())) setRefusal(getFailureText(error));
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
          form.setValue("reason", getReportReason(key));
        }}
        words={form.register("words")}
        wordsError={errors.words?.message}
        wordsHint={t`Say what you saw, and why it breaks the rule or the law.`}
        areWordsRequired
        longestWords={publicReportLimits.words}
      />
      <SenderFields register={form.register} errors={errors} ruleId={rule.value} />
      <FormError message={refusal} />
      <div className="flex flex-col gap-3">
        <Button type="submit" size="lg" isLoading={sending.isPending}>{t`Send report`}</Button>
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
        label={t`Your name (optional)`}
        autoComplete="name"
        maxLength={publicReportLimits.name}
        hint={t`Only moderators see it.`}
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
        label={t`I believe in good faith that what I wrote is true and complete.`}
        required
        error={errors.isInGoodFaith?.message}
        {...register("isInGoodFaith")}
      />
    </>
  );
}

function emailHint(ruleId: string): string {
  const use =
    t`We send you a receipt, and later what came of it, for up to ${mailedReportsPerDay} reports a day. Moderators don't see your address.`;
  return ruleId === "sexual" ? `${use} ${t`If it's about a child, you can leave it empty.`}` : use;
}

/** How far the browser is with the puzzle that keeps programs from flooding the desk. */
function PuzzleProgress({ share }: { readonly share: number | null }) {
  return (
    <div role="status" className="min-h-10 text-meta text-quiet">
      {share !== null && (
        <>
          <p>
            {t`Your browser solves a small puzzle, so that programs can't flood us. This takes a few seconds.`}
          </p>
          <div aria-hidden="true" className="mt-2 h-1 overflow-hidden rounded-full bg-hairline">
            <div
              className="h-full rounded-full bg-brand transition-[width] duration-150"
              style={{ width: `${Math.round(share * 100)}%` }}
            />
          </div>
        </>
      )}
    </div>
  );
}

/**
 * Sends a report of somebody without an account. `progress`: how far the browser is with its
 * puzzle, from 0 to 1; null while it solves none. A solution stays for the next attempt, and is
 * looked for again when the server finds it too old.
 */
function useReportPublicly() {
  const [progress, setProgress] = useState<number | null>(null);
  const solved = useRef<Proof | null>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const solve = async (): Promise<Proof> => {
    leaving.current?.abort();
    const { signal } = leaving.current = new AbortController();
    setProgress(0);
    try {
      const { token, ...puzzle } = await call(getReportChallenge, {}, { signal });
      const number = await solvePuzzle(puzzle, setProgress, signal);
      return { token, salt: puzzle.salt, number };
    } finally {
      setProgress(null);
    }
  };
  const send = async (form: z.output<typeof publicReportForm>) => {
    const proof = solved.current ??= await solve();
    return await call(reportPublicly, { body: { ...form, proof } });
  };
  const sending = useMutation({
    mutationFn: (form: z.output<typeof publicReportForm>) =>
      send(form).catch(async (error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== "invalid_token") throw error;
        solved.current = null;
        return await send(form);
      }),
    onSuccess: () => {
      solved.current = null;
    },
  });
  return { sending, progress };
}
