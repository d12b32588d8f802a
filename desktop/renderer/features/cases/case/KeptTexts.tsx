import { t } from "@lingui/core/macro";
import type { CaseDetail, KeptText } from "#shared/cases/case-shapes.ts";
import { getCasePicture } from "#shared/cases/queue-contract.ts";
import { formatNumber } from "../../../lib/text/format-counts-and-times.ts";
import { getLangAndDir } from "../../../lib/text/lang-and-dir.ts";
import { classNames } from "../../../ui/class-names.ts";
import { RelativeTime } from "../../../ui/content/RelativeTime.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { CaseMember } from "./CaseMember.tsx";
import { kindNames } from "../case-words.ts";
import { BlurredPicture } from "./BlurredPicture.tsx";

/**
 * Shows the subject of the case as it was, within its thread. Addresses in it are plain words, so
 * that nobody opens one by accident.
 */
export function KeptTexts({ detail }: { readonly detail: CaseDetail }) {
  if (detail.texts.length === 0) return null;
  const kind = detail.appealed?.about ?? detail.subject.kind;
  return (
    <Card as="section" aria-labelledby="case-texts" className="overflow-hidden">
      <h3 id="case-texts" className="px-4 pt-3 pb-1 font-semibold">{headingOf(detail)}</h3>
      <ol className="divide-y divide-hairline">
        {detail.texts.map((text, place) => (
          <Text
            key={place}
            text={text}
            caseId={detail.id}
            kind={kind === "wave" ? null : kindNames[kind]}
          />
        ))}
      </ol>
    </Card>
  );
}

/** A wave shows only its latest texts, while the decision holds for all. */
function headingOf({ texts, wave, appealed }: CaseDetail): string {
  if (appealed) return t`What was decided about`;
  if (!wave) return t`As it was when the case was opened`;
  const [shown, all] = [texts.length, formatNumber(wave.contents)];
  return wave.contents > shown
    ? t({ message: `The latest ${shown} of ${all}`, comment: "Of posts and comments alike" })
    : t`As they were when the case was opened`;
}

interface TextProps {
  readonly text: KeptText;
  readonly caseId: string;
  /** Marks what the case is about; null for a wave, which is about all of them. */
  readonly kind: string | null;
}

function Text({ text: { author, words, pictures, createdAt, isSubject }, caseId, kind }: TextProps) {
  return (
    <li
      className={classNames(
        "space-y-2 border-s-3 px-4 py-3",
        isSubject ? "border-s-brand" : "border-s-transparent text-quiet",
      )}
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-meta">
        <CaseMember member={author} />
        {createdAt && <RelativeTime at={createdAt} className="text-quiet" />}
        {isSubject && kind && <span className="font-medium text-brand">{kind}</span>}
      </div>
      {words && <p {...getLangAndDir(words)} className="whitespace-pre-wrap wrap-anywhere">{words}</p>}
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {pictures.map((picture) => (
            <li key={picture.id} className="max-w-full">
              <BlurredPicture
                src={getCasePicture.path.replace("{id}", caseId).replace("{pictureId}", picture.id)}
                description={picture.description}
                size={picture}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
