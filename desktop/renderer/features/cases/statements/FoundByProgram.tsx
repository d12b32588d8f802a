import { ownFindingText } from "#shared/bots/finding-text.ts";
import type { Statement } from "#shared/cases/statement-contract.ts";
import { formatMediumDateTime } from "../../../lib/text/format-dates.ts";
import { langAndDir } from "../../../lib/text/lang-and-dir.ts";
import { PointInTime } from "../../../ui/content/PointInTime.tsx";

/** Why a program took the account for a machine, and since when (bots.5). */
export function FoundByProgram({ finding }: { readonly finding: NonNullable<Statement["finding"]> }) {
  return (
    <div>
      <p>The account acts like a machine:</p>
      <ul className="mt-1 list-disc space-y-1 pl-5 marker:text-quiet">
        {finding.findings.map((one) => (
          <li key={one.reason}>
            <span>{ownFindingText(one)}</span>
            {one.reason === "repetition" && (
              <q {...langAndDir(one.text)} className="block text-quiet wrap-anywhere">{one.text}</q>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-meta text-quiet">
        <span>A program found it. It counts what is done, and reads no messages. Since</span>{" "}
        <PointInTime at={finding.foundAt} format={formatMediumDateTime} />
      </p>
    </div>
  );
}
