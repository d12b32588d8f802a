import { t } from "@lingui/core/macro";
import { type FormEvent, useRef, useState } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CaseDetail } from "#shared/cases/case-shapes.ts";
import { tellAuthorities } from "#shared/cases/decide-contract.ts";
import { formatMediumDateTime } from "../../../lib/text/format-dates.ts";
import { getLangAndDir } from "../../../lib/text/lang-and-dir.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { PointInTime } from "../../../ui/content/PointInTime.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { CaseMember } from "./CaseMember.tsx";
import { ApiError } from "../../../lib/api/api-error.ts";
import { useIdempotent } from "../../../lib/form/use-idempotent.ts";
import { getServerTime } from "../../../lib/clock/server-time.ts";
import { formatLocalMinute, parseLocalMinute } from "../../../lib/text/local-minute.ts";
import { getFailureText } from "../../../lib/form/failure-text.ts";
import { FormError } from "../../../ui/form/FormError.tsx";
import { TextArea, TextField } from "../../../ui/form/TextFields.tsx";
import { announceToScreenReaders } from "../../../lib/announce/announce-to-screen-readers.ts";
import { call } from "../../../lib/api/call.ts";
import { caseKeys } from "../../../lib/query-keys/case-keys.ts";

/**
 * When authorities were told of the case, and the way to write it down. Asks for it once a threat
 * to somebody's life may have been decided (strangers.4).
 */
export function CaseAuthorities({ detail }: { readonly detail: CaseDetail }) {
  const [isWriting, setWriting] = useState(false);
  const open = useRef<HTMLButtonElement>(null);
  const { authorities } = detail;
  const asks = asksForAuthorities(detail);
  const close = () => {
    setWriting(false);
    requestAnimationFrame(() => open.current?.focus());
  };
  return (
    <Card as="section" aria-labelledby="case-authorities" className="space-y-3 p-4">
      <h3 id="case-authorities" className="font-semibold">
        {authorities.length > 0 ? t`Authorities were told` : t`Authorities`}
      </h3>
      {asks && (
        <p className="border-s-2 border-dawn ps-3 text-pretty">
          {t`Is somebody's life or safety in danger? Then tell the police of the country concerned at once (Article 18 of the Digital Services Act). Ask an administrator for what they need.`}
        </p>
      )}
      {authorities.length > 0 && (
        <ul className="space-y-3">
          {authorities.map(({ id, by, toldAt, words }) => (
            <li key={id}>
              <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-meta">
                <PointInTime at={toldAt} format={formatMediumDateTime} className="font-medium" />
                <CaseMember member={by} />
              </div>
              <p {...getLangAndDir(words)} className="mt-1 whitespace-pre-wrap wrap-anywhere">{words}</p>
            </li>
          ))}
        </ul>
      )}
      {isWriting ? <AuthoritiesForm caseId={detail.id} onClose={close} /> : (
        <Button
          ref={open}
          size="sm"
          variant={asks ? "secondary" : "quiet"}
          className={asks ? "" : "-ms-2"}
          onClick={() => setWriting(true)}
        >
          {authorities.length > 0
            ? t`Record that they were told again`
            : t`Record that authorities were told`}
        </Button>
      )}
    </Card>
  );
}

/**
 * Whether the desk asks if authorities were told: what was decided may tell of a threat to
 * somebody's life or safety (Article 18), and nobody has written down that they were.
 */
export function asksForAuthorities(
  { authorities, decisions, reasons }: Pick<CaseDetail, "authorities" | "decisions" | "reasons">,
): boolean {
  if (authorities.length > 0) return false;
  const latest = decisions.find(({ undoneAt }) => undoneAt === null);
  if (!latest || latest.decision === "no_violation" || latest.decision === "undecidable") return false;
  return [latest.rule, ...reasons].some((rule) => rule === "violence" || rule === "self_harm");
}

interface AuthoritiesFormProps {
  readonly caseId: string;
  readonly onClose: () => void;
}

function AuthoritiesForm({ caseId, onClose }: AuthoritiesFormProps) {
  const telling = useTellAuthorities(caseId);
  const [when, setWhen] = useState(() => formatLocalMinute(getServerTime()));
  const [words, setWords] = useState("");
  const [wasSent, setWasSent] = useState(false);
  const toldAt = parseLocalMinute(when);
  const refusal = telling.error instanceof ApiError ? telling.error.fields : {};
  const send = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (toldAt === null || words.trim() === "" || telling.isPending) return;
    telling.mutate({ toldAt, words: words.trim() }, { onSuccess: onClose });
  };
  return (
    <form noValidate onSubmit={send} className="space-y-4">
      <TextField
        label={t`When you told them`}
        type="datetime-local"
        className="max-w-64"
        value={when}
        error={wasSent && toldAt === null ? t`Please give the time.` : refusal["toldAt"]}
        onChange={(event) => setWhen(event.target.value)}
      />
      <TextArea
        autoFocus
        label={t`Whom you told, and what`}
        hint={t`For example: the police of Oslo, by phone: the post, the name and the email address. Moderators and the audit keep it.`}
        rows={3}
        maxLength={1000}
        value={words}
        error={wasSent && words.trim() === "" ? t`Please say whom you told, and what.` : refusal["words"]}
        onChange={(event) => setWords(event.target.value)}
      />
      <FormError
        message={telling.error && Object.keys(refusal).length === 0 ? getFailureText(telling.error) : null}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>{t`Cancel`}</Button>
        <Button type="submit" isLoading={telling.isPending}>{t`Save record`}</Button>
      </div>
    </form>
  );
}

/** Writes down that authorities were told of a case, once. A failure keeps the form. */
function useTellAuthorities(caseId: string) {
  const client = useQueryClient();
  const send = useIdempotent((body: { readonly toldAt: string; readonly words: string }, options) =>
    call(tellAuthorities, { params: { id: caseId }, body }, options)
  );
  return useMutation({
    mutationFn: send,
    onSuccess: (told) => {
      announceToScreenReaders(t`Record saved.`);
      client.setQueryData<CaseDetail>(
        caseKeys.one(caseId),
        (data) =>
          data && { ...data, authorities: [...data.authorities.filter(({ id }) => id !== told.id), told] },
      );
    },
  });
}
