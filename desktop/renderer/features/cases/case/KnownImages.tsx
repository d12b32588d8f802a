import type { CaseDetail } from "#shared/cases/case-shapes.ts";
import { knownImageSteps } from "#shared/media/known-image-words.ts";
import { RelativeTime } from "../../../ui/content/RelativeTime.tsx";
import { Card } from "../../../ui/layout/Card.tsx";

/**
 * What to do about pictures that match known images of abuse, and what a report of them needs.
 * Nobody is shown the pictures (media.12).
 */
export function KnownImages({ knownImages }: Pick<CaseDetail, "knownImages">) {
  if (knownImages.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="case-known-images" className="border-danger p-4">
      <h3 id="case-known-images" className="font-semibold text-danger">
        {knownImages.length === 1
          ? "A picture matches a known image of abuse"
          : `${knownImages.length} pictures match known images of abuse`}
      </h3>
      <ol className="mt-2 list-decimal space-y-1.5 ps-5">
        {knownImageSteps.map((step) => <li key={step}>{step}</li>)}
      </ol>
      <h4 className="mt-4 text-meta font-semibold">For your report</h4>
      <ul className="mt-1 divide-y divide-hairline">
        {knownImages.map(({ id, sha256, reference, matchedAt }) => (
          <li key={id} className="py-2 text-meta">
            <RelativeTime at={matchedAt} className="text-quiet" />
            <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5">
              <dt className="text-quiet">SHA-256</dt>
              <dd className="font-mono wrap-anywhere select-all">{sha256}</dd>
              {reference && (
                <>
                  <dt className="text-quiet">Reference</dt>
                  <dd className="font-mono wrap-anywhere select-all">{reference}</dd>
                </>
              )}
            </dl>
          </li>
        ))}
      </ul>
    </Card>
  );
}
