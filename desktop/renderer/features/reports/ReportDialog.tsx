import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { reportMessage } from "#shared/messages/contract.ts";
import type { NewReport, ReportReason } from "#shared/reports/contract.ts";
import { reportComment, reportMember, reportPost } from "#shared/reports/contract.ts";
import { call } from "../../lib/api/call.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { Checkbox } from "../../ui/form/Checkbox.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { Select } from "../../ui/form/Select.tsx";
import { TextArea } from "../../ui/form/TextFields.tsx";
import { toast } from "../../lib/announce/toast.ts";

interface ReportTarget {
  readonly kind: "post" | "comment" | "user" | "message";
  readonly id: string;
}

/** What members read, in the order of the list (moderation.6). */
const reasonLabels: Readonly<Record<ReportReason, string>> = {
  inappropriate_content: "Inappropriate content",
  spam: "Spam",
  harassment: "Harassment or bullying",
  hate: "Hate",
  sexual: "Sexual content",
  violence: "Violence",
  self_harm: "Self-harm",
  misinformation: "Misinformation",
  other: "Something else",
};
const reasons = (Object.keys(reasonLabels) as ReportReason[])
  .map((value) => ({ value, label: reasonLabels[value] }));
const endpoints = { post: reportPost, comment: reportComment, user: reportMember, message: reportMessage };
const descriptionLength = 1000;
const reporterNote = "Only moderators see who reported this.";
/** What `copy_reported_messages` of the server keeps with a report (messages.10). */
const copyNote =
  `${reporterNote} A copy of this message and of the five before it goes along, yours too, with their pictures. Moderators see nothing else of the conversation.`;

interface ReportDialogProps {
  readonly target: ReportTarget;
  /** An optional further action, run after the report was sent. */
  readonly offer?: { readonly label: string; readonly onSent: () => void };
  readonly onClose: () => void;
}

/** Reports a post, comment, member or message to the moderators, and thanks the member. */
export function ReportDialog({ target, offer, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason>("inappropriate_content");
  const [description, setDescription] = useState("");
  const [isTaken, setTaken] = useState(false);
  const reporting = useMutation({
    mutationFn: (body: NewReport) => call(endpoints[target.kind], { params: { id: target.id }, body }),
    onSuccess: () => {
      toast({
        title: "Thank you for your report",
        description: "Our moderators will look at it.",
        tone: "success",
      });
      if (isTaken) offer?.onSent();
    },
    onError: (error) => toastFailure(error, "Your report could not be sent. Please try again."),
  });
  const send = () => {
    const written = description.trim() || (target.kind === "user" ? "Reported via profile" : undefined);
    // Not after the dialog was closed, since it may be open again for another report.
    reporting.mutate({ reason, description: written }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Report ${target.kind}`}
      description={target.kind === "message" ? copyNote : reporterNote}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>Cancel</Button>
          <Button isLoading={reporting.isPending} onClick={send}>Send report</Button>
        </>
      }
    >
      <div className="space-y-4">
        <Field label="Reason">
          {(control) => <Select {...control} options={reasons} value={reason} onChoose={setReason} />}
        </Field>
        <TextArea
          label="Details"
          hint="Optional"
          rows={3}
          maxLength={descriptionLength}
          value={description}
          onChange={(event) => setDescription(event.target.value)}
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
