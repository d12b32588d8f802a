import { type RefObject, useRef, useState } from "react";
import type { EvidenceRow } from "#shared/cases/evidence-contract.ts";
import { ruleTitle } from "#shared/rules/first-rules.ts";
import { failureText } from "../../../lib/form/failure-text.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { Dialog } from "../../../ui/dialog/Dialog.tsx";
import { FormError } from "../../../ui/form/FormError.tsx";
import { TextArea } from "../../../ui/form/TextFields.tsx";
import { useHouseRules } from "../decide/use-rules.ts";
import { evidenceName, keptForTexts } from "./evidence-words.ts";
import { OpenedEvidence } from "./OpenedEvidence.tsx";
import { useLook } from "./use-evidence.ts";

interface EvidenceDialogProps {
  readonly row: EvidenceRow;
  /** What was written before. */
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks an administrator why they have to look, then shows what was kept (evidence.2). */
export function EvidenceDialog({ row, reason, onReason, onClose }: EvidenceDialogProps) {
  const look = useLook(row.id);
  const field = useRef<HTMLTextAreaElement>(null);
  const rules = useHouseRules();
  const title = evidenceName(row, ruleTitle(rules, row.rule));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      initialFocus={field}
      description={look.data
        ? keptForTexts[row.keptFor]
        : "Your name, the time and this reason go into the audit before anything is shown."}
      footer={look.data && <Button variant="secondary" onClick={onClose}>Close</Button>}
    >
      {look.data
        ? <OpenedEvidence look={look.data.look} content={look.data.content} />
        : <ReasonForm field={field} look={look} reason={reason} onReason={onReason} onClose={onClose} />}
    </Dialog>
  );
}

interface ReasonFormProps extends Omit<EvidenceDialogProps, "row"> {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly look: ReturnType<typeof useLook>;
}

function ReasonForm({ field, look, reason, onReason, onClose }: ReasonFormProps) {
  const [isTried, setTried] = useState(false);
  // Another reason is another look.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const written = reason.trim();
  const send = () => {
    setTried(true);
    if (written === "") field.current?.focus();
    else look.mutate({ reason: written, idempotencyKey: key });
  };
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <FormError message={look.error && failureText(look.error)} />
      <TextArea
        ref={field}
        label="Reason"
        hint="For example the letter of the police, with its number."
        error={isTried && written === "" ? "Please say why you have to look at it." : undefined}
        rows={2}
        required
        maxLength={500}
        value={reason}
        onChange={(event) => {
          onReason(event.target.value);
          setKey(crypto.randomUUID());
        }}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>Cancel</Button>
        <Button type="submit" isLoading={look.isPending}>Open evidence</Button>
      </div>
    </form>
  );
}
