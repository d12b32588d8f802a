import { t } from "@lingui/core/macro";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import {
  type EvidenceRow,
  getEvidencePicture,
  type OpenedEvidence as Content,
} from "#shared/cases/evidence-contract.ts";
import { getFailureText } from "../../../lib/form/failure-text.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { Dialog } from "../../../ui/dialog/Dialog.tsx";
import { FormError } from "../../../ui/form/FormError.tsx";
import { TextArea } from "../../../ui/form/TextFields.tsx";
import { useLook } from "./use-evidence.ts";
import { formatDayOfTime, formatMediumDateTime } from "../../../lib/text/format-dates.ts";
import { getLangAndDir } from "../../../lib/text/lang-and-dir.ts";
import { PointInTime } from "../../../ui/content/PointInTime.tsx";
import { BlurredPicture } from "../case/BlurredPicture.tsx";

/** Why something is kept, as a sentence. */
const keptForTexts: Readonly<Record<EvidenceRow["keptFor"], string>> = {
  removal: t`A decision removed it.`,
  account: t`Its account was deleted while the case was open.`,
  known_image: t`A service knows the picture as one of abuse. Don't copy it or send it to anyone.`,
};

interface EvidenceDialogProps {
  readonly row: EvidenceRow;
  readonly name: string;
  /** The reason as it was written before. */
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks an administrator why they have to look, then shows what was kept (evidence.2). */
export function EvidenceDialog({ row, name, ...form }: EvidenceDialogProps) {
  const look = useLook(row.id);
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && form.onClose()}
      title={name}
      initialFocus={field}
      description={look.data
        ? keptForTexts[row.keptFor]
        : t`Your name, the time and this reason go into the audit before anything is shown.`}
      footer={look.data && <Button variant="secondary" onClick={form.onClose}>{t`Close`}</Button>}
    >
      {look.data
        ? <OpenedEvidence look={look.data.look} content={look.data.content} />
        : <ReasonForm {...form} field={field} look={look} />}
    </Dialog>
  );
}

interface ReasonFormProps extends Omit<EvidenceDialogProps, "row" | "name"> {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly look: ReturnType<typeof useLook>;
}

function ReasonForm({ field, look, reason, onReason, onClose }: ReasonFormProps) {
  const [isTried, setTried] = useState(false);
  const written = reason.trim();
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (written === "") field.current?.focus();
    else look.mutate(written);
  };
  return (
    <form noValidate className="space-y-4" onSubmit={send}>
      <FormError message={look.error && getFailureText(look.error)} />
      <TextArea
        ref={field}
        label={t`Reason`}
        hint={t`For example the letter of the police, with its number.`}
        error={isTried && written === "" ? t`Please say why you have to look at it.` : undefined}
        rows={2}
        required
        maxLength={500}
        value={reason}
        onChange={(event) => onReason(event.target.value)}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>{t`Cancel`}</Button>
        <Button type="submit" isLoading={look.isPending}>{t`Open evidence`}</Button>
      </div>
    </form>
  );
}

interface OpenedEvidenceProps {
  /** The look under which pictures are read. */
  readonly look: string;
  readonly content: Content;
}

/** Shows the evidence as it was; addresses in it are plain words. */
function OpenedEvidence({ look, content }: OpenedEvidenceProps) {
  const facts = factsOf(content);
  const whole = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    whole.current?.focus();
  }, []);
  return (
    <div ref={whole} tabIndex={-1} className="space-y-4 outline-none">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-meta">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-quiet">{name}</dt>
            <dd {...getLangAndDir(value)} className="wrap-anywhere">{value}</dd>
          </div>
        ))}
        {content.account && (
          <div className="contents">
            <dt className="text-quiet">{t`Joined`}</dt>
            <dd>
              <PointInTime at={content.account.joinedAt} format={formatDayOfTime} />
            </dd>
          </div>
        )}
        <div className="contents">
          <dt className="text-quiet">{t`Kept since`}</dt>
          <dd>
            <PointInTime at={content.keptAt} format={formatMediumDateTime} />
          </dd>
        </div>
      </dl>
      <ol className="divide-y divide-hairline border-y border-hairline">
        {content.texts.map((text, place) => (
          <KeptText key={place} text={text} evidenceId={content.id} look={look} />
        ))}
      </ol>
    </div>
  );
}

function factsOf({ account, receiver, reason, details }: Content): [name: string, value: string][] {
  return [
    ...(account
      ? [
        [t`Account`, `@${account.username} (${account.displayName})`],
        [t`Email`, account.email],
      ] satisfies [string, string][]
      : []),
    ...(receiver ? [[t`Sent to`, `@${receiver.username}`] satisfies [string, string]] : []),
    ...(reason ? [[t`Decision`, reason] satisfies [string, string]] : []),
    ...Object.entries(details).map(([name, value]): [string, string] => [name, String(value)]),
  ];
}

interface KeptTextProps {
  readonly text: Content["texts"][number];
  readonly evidenceId: string;
  readonly look: string;
}

function KeptText(
  { text: { author, words, pictures, createdAt, isSubject, replacedAt }, evidenceId, look }: KeptTextProps,
) {
  return (
    <li className={isSubject ? "space-y-2 py-3" : "space-y-2 py-3 text-quiet"}>
      <div className="flex flex-wrap items-center gap-x-2 text-meta">
        <span className="font-medium">{author ? `@${author.username}` : t`Account removed`}</span>
        {createdAt && <PointInTime at={createdAt} format={formatMediumDateTime} className="text-quiet" />}
        {replacedAt && (
          <span className="text-quiet">{t`Edited ${{ time: formatMediumDateTime(replacedAt) }}`}</span>
        )}
      </div>
      {words && <p {...getLangAndDir(words)} className="whitespace-pre-wrap wrap-anywhere">{words}</p>}
      {pictures.map(({ id, description, isKept }) =>
        isKept
          ? <BlurredPicture key={id} src={addressOf(evidenceId, id, look)} description={description} />
          : <p key={id} className="text-meta text-quiet">{t`A picture was gone before it could be kept.`}</p>
      )}
    </li>
  );
}

function addressOf(evidenceId: string, pictureId: string, look: string): string {
  const path = getEvidencePicture.path.replace("{id}", evidenceId).replace("{pictureId}", pictureId);
  return `${path}?look=${look}`;
}
