import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { EvidenceRow } from "#shared/cases/evidence-contract.ts";
import { getRuleTitle } from "#shared/rules/first-rules.ts";
import { showText } from "../../../lib/language/show-text.ts";
import { formatDayOfTime } from "../../../lib/text/format-dates.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { MoreButton } from "../../../ui/button/MoreButton.tsx";
import { PointInTime } from "../../../ui/content/PointInTime.tsx";
import { LazyOverlay } from "../../../ui/dialog/LazyOverlay.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { GuardedRows } from "../../../ui/status/GuardedRows.tsx";
import { kindNames } from "../case-words.ts";
import { useHouseRules } from "../decide/use-rules.ts";
import { useEvidence } from "./use-evidence.ts";
import { joinWithCommas } from "../../../lib/text/join-words.ts";

const loadDialog = () => import("./EvidenceDialog.tsx");

/**
 * Lists what is kept of a case as evidence, for administrators (evidence.2); renders nothing when
 * nothing is.
 */
export function CaseEvidence({ caseId }: { readonly caseId: string }) {
  const list = useEvidence(caseId);
  const [opened, setOpened] = useState<EvidenceRow | null>(null);
  // The next piece of the same case is looked at for the same reason.
  const [reason, setReason] = useState("");
  const rules = useHouseRules();
  if (!list.data || list.data.length === 0) return null;
  const close = () => setOpened(null);
  const nameOf = (row: EvidenceRow) => formatEvidenceName(row, showText(getRuleTitle(rules, row.rule)));
  return (
    <Card as="section" aria-labelledby="case-evidence" className="space-y-3 p-4">
      <div>
        <h3 id="case-evidence" className="font-semibold">{t`Kept as evidence`}</h3>
        <p className="mt-1 text-meta text-quiet">
          {t`Encrypted, for administrators alone. The audit keeps who looked, when and why.`}
        </p>
      </div>
      <ul className="divide-y divide-hairline">
        <GuardedRows rows={list.data}>
          {(row) => <Kept row={row} name={nameOf(row)} onOpen={() => setOpened(row)} />}
        </GuardedRows>
      </ul>
      <MoreButton query={list} label={t`Load more`} name={t`Load more evidence`} size="sm" />
      {opened && (
        <LazyOverlay load={loadDialog} onClose={close}>
          {({ EvidenceDialog }) => (
            <EvidenceDialog
              row={opened}
              name={nameOf(opened)}
              reason={reason}
              onReason={setReason}
              onClose={close}
            />
          )}
        </LazyOverlay>
      )}
    </Card>
  );
}

/** 'Post, Violence, 2 pictures'. */
function formatEvidenceName({ kind, pictures }: EvidenceRow, rule: string): string {
  const withPictures = pictures === 0 ? "" : plural(pictures, { one: "# picture", other: "# pictures" });
  return joinWithCommas([kindNames[kind], rule, withPictures].filter(Boolean));
}

interface KeptProps {
  readonly row: EvidenceRow;
  readonly name: string;
  readonly onOpen: () => void;
}

function Kept({ row, name, onOpen }: KeptProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">{name}</p>
        <p className="text-meta text-quiet">
          <Trans>
            Until <PointInTime at={row.until} format={formatDayOfTime} />
          </Trans>
        </p>
      </div>
      {row.isReady
        ? (
          <Button size="sm" variant="secondary" aria-label={t`Open: ${name}`} onClick={onOpen}>
            {t({ message: "Open", context: "verb" })}
          </Button>
        )
        : <span className="text-meta text-quiet">{t`Being encrypted`}</span>}
    </li>
  );
}
