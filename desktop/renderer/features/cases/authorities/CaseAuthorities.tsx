import { useRef, useState } from "react";
import type { CaseDetail } from "#shared/cases/case-shapes.ts";
import { formatMediumDateTime } from "../../../lib/text/format-dates.ts";
import { langAndDir } from "../../../lib/text/lang-and-dir.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { PointInTime } from "../../../ui/content/PointInTime.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { CaseMember } from "../case/CaseMember.tsx";
import { asksForAuthorities } from "./asks-for-authorities.ts";
import { AuthoritiesForm } from "./AuthoritiesForm.tsx";

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
        {authorities.length > 0 ? "Authorities were told" : "Authorities"}
      </h3>
      {asks && (
        <p className="border-l-2 border-dawn pl-3 text-pretty">
          Is somebody's life or safety in danger? Then tell the police of the country concerned at once
          (Article 18 of the Digital Services Act). Ask an administrator for what they need.
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
              <p {...langAndDir(words)} className="mt-1 whitespace-pre-wrap wrap-anywhere">{words}</p>
            </li>
          ))}
        </ul>
      )}
      {isWriting ? <AuthoritiesForm caseId={detail.id} onClose={close} /> : (
        <Button
          ref={open}
          size="sm"
          variant={asks ? "secondary" : "quiet"}
          className={asks ? "" : "-ml-2"}
          onClick={() => setWriting(true)}
        >
          {authorities.length > 0 ? "Record that they were told again" : "Record that authorities were told"}
        </Button>
      )}
    </Card>
  );
}
