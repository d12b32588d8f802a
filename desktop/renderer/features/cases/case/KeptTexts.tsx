import { t } from "@lingui/core/macro";
import type { CaseDetail, KeptText } from "#shared/cases/case-shapes.ts";
import { getCasePicture } from "#shared/cases/queue-contract.ts";
import { formatNumber } from "../../../lib/text/format-counts-and-times.ts";
import { formatMediumDateTime } from "../../../lib/text/format-dates.ts";
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
      {detail.current.edited && <EditedSince edited={detail.current.edited} />}
    </Card>
  );
}

interface EditedSinceProps {
  readonly edited: NonNullable<CaseDetail["current"]["edited"]>;
}

/** What the subject says by now, which nobody has reported. */
function EditedSince({ edited: { at, words } }: EditedSinceProps) {
  return (
    <div className="space-y-2 border-s-3 border-t border-hairline border-s-transparent px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-meta">
        <span className="font-medium text-brand">{t`Edited after it was reported`}</span>
        <RelativeTime at={at} className="text-quiet" />
      </div>
      {words === null && <p className="text-quiet">{t`What it says now is shown once that is reported.`}</p>}
      {words && <p {...getLangAndDir(words)} className="whitespace-pre-wrap wrap-anywhere">{words}</p>}
    </div>
  );
}

/** A wave shows only its latest texts, while the decision holds for all. */
function headingOf({ texts, wave, appealed }: CaseDetail): string {
  if (appealed) return t`What was decided about`;
  if (!wave) {
    return texts.some(({ replacedAt }) => replacedAt)
      ? t`Its versions, the oldest first`
      : t`As it was when the case was opened`;
  }
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

function Text(
  { text: { author, words, coverWords, pictures, createdAt, isSubject, replacedAt }, caseId, kind }:
    TextProps,
) {
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
        {replacedAt && (
          <span className="text-quiet">{t`Edited ${{ time: formatMediumDateTime(replacedAt) }}`}</span>
        )}
      </div>
      {coverWords && <p className="wrap-anywhere text-quiet">{t`Covered: ${{ line: coverWords }}`}</p>}
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
