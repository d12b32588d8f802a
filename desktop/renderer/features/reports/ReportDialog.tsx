import { t } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { reportMessage } from "#shared/messages/contract.ts";
import type { NewReport } from "#shared/reports/contract.ts";
import { noRuleChosen } from "#shared/reports/public-contract.ts";
import { reportComment, reportMember, reportPost } from "#shared/reports/contract.ts";
import { getReportReason } from "#shared/rules/first-rules.ts";
import { call } from "../../lib/api/call.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { useKeptText } from "../../lib/drafts/use-kept-text.ts";
import { showText } from "../../lib/language/show-text.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { Checkbox } from "../../ui/form/Checkbox.tsx";
import { TextArea } from "../../ui/form/TextFields.tsx";
import { toast } from "../../lib/announce/toast.ts";
import { firstRules, useRules } from "../rules/use-rules.ts";
import { RuleChoice } from "./RuleChoice.tsx";

interface ReportTarget {
  readonly kind: "post" | "comment" | "user" | "message";
  readonly id: string;
}

const endpoints = { post: reportPost, comment: reportComment, user: reportMember, message: reportMessage };
const titles = {
  post: t`Report post`,
  comment: t`Report comment`,
  user: t`Report user`,
  message: t`Report message`,
};
const descriptionLength = 1000;
const reporterNote = t`Only moderators see who reported this.`;
/** Says what the server's `takeSnapshot` keeps with a report (messages.10). */
const copyNote =
  t`A copy of this message and of the five before it, including yours, is sent along with their pictures. Moderators see nothing else of the conversation.`;

interface ReportDialogProps {
  readonly target: ReportTarget;
  /** An optional further action, run after the report was sent. */
  readonly offer?: { readonly label: string; readonly onSent: () => void };
  readonly onClose: () => void;
}

/** Reports a post, comment, member or message to the moderators, and thanks the member. */
export function ReportDialog({ target, offer, onClose }: ReportDialogProps) {
  // Whatever happens to the rules, a report can be sent.
  const rules = useRules().data?.rules ?? firstRules;
  const [ruleId, setRuleId] = useState("");
  const [isRefused, setRefused] = useState(false);
  const select = useRef<HTMLButtonElement>(null);
  const description = useKeptText(`report ${target.kind} ${target.id}`);
  const [isTaken, setTaken] = useState(false);
  const reporting = useReport(target, () => {
    description.forget();
    if (isTaken) offer?.onSent();
  });
  const send = () => {
    if (ruleId === "") {
      setRefused(true);
      select.current?.focus();
      return;
    }
    const written = description.text.trim() || (target.kind === "user" ? t`Reported via profile` : undefined);
    reporting.mutate({ reason: getReportReason(ruleId), ruleId, description: written }, {
      // Not after the dialog was closed, since it may be open again for another report.
      onSuccess: onClose,
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={titles[target.kind]}
      description={target.kind === "message" ? `${reporterNote} ${copyNote}` : reporterNote}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{t`Cancel`}</Button>
          <Button isLoading={reporting.isPending} onClick={send}>{t`Send report`}</Button>
        </>
      }
    >
      <div className="space-y-4">
        <RuleChoice
          rules={rules}
          ruleId={ruleId}
          error={isRefused && ruleId === "" ? showText(noRuleChosen) : undefined}
          selectRef={select}
          onChoose={setRuleId}
        />
        <TextArea
          label={t`Details`}
          hint={t`Optional`}
          rows={3}
          maxLength={descriptionLength}
          value={description.text}
          onChange={(event) => description.write(event.target.value)}
          onSend={() => !reporting.isPending && send()}
        />
        {offer && (
          <Checkbox
            label={offer.label}
            checked={isTaken}
            onChange={(event) => setTaken(event.target.checked)}
          />
        )}
      </div>
    </Dialog>
  );
}

function useReport({ kind, id }: ReportTarget, onSent: () => void) {
  return useMutation({
    mutationFn: (body: NewReport) => call(endpoints[kind], { params: { id }, body }),
    onSuccess: () => {
      toast({
        title: t`Thank you for your report`,
        description: t`Our moderators will look at it.`,
        tone: "success",
      });
      onSent();
    },
    onError: (error) => toastFailure(error, t`Your report could not be sent. Please try again.`),
  });
}
