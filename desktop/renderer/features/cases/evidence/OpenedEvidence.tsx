import { useEffect, useRef } from "react";
import { getEvidencePicture, type OpenedEvidence as Content } from "#shared/cases/evidence-contract.ts";
import { formatDayOfTime, formatMediumDateTime } from "../../../lib/text/format-dates.ts";
import { langAndDir } from "../../../lib/text/lang-and-dir.ts";
import { PointInTime } from "../../../ui/content/PointInTime.tsx";
import { BlurredPicture } from "../case/BlurredPicture.tsx";

interface OpenedEvidenceProps {
  /** The look under which pictures are read. */
  readonly look: string;
  readonly content: Content;
}

/** What was kept, as it was; addresses in it are plain words. */
export function OpenedEvidence({ look, content }: OpenedEvidenceProps) {
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
            <dd {...langAndDir(value)} className="wrap-anywhere">{value}</dd>
          </div>
        ))}
        {content.account && (
          <div className="contents">
            <dt className="text-quiet">Joined</dt>
            <dd>
              <PointInTime at={content.account.joinedAt} format={formatDayOfTime} />
            </dd>
          </div>
        )}
        <div className="contents">
          <dt className="text-quiet">Kept since</dt>
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

/** What is known of it, by name. */
function factsOf({ account, receiver, reason, details }: Content): [name: string, value: string][] {
  return [
    ...(account
      ? [
        ["Account", `@${account.username} (${account.displayName})`],
        ["Email", account.email],
      ] satisfies [string, string][]
      : []),
    ...(receiver ? [["Sent to", `@${receiver.username}`] satisfies [string, string]] : []),
    ...(reason ? [["Decision", reason] satisfies [string, string]] : []),
    ...Object.entries(details).map(([name, value]): [string, string] => [name, String(value)]),
  ];
}

interface KeptTextProps {
  readonly text: Content["texts"][number];
  readonly evidenceId: string;
  readonly look: string;
}

function KeptText(
  { text: { author, words, pictures, createdAt, isSubject }, evidenceId, look }: KeptTextProps,
) {
  return (
    <li className={isSubject ? "space-y-2 py-3" : "space-y-2 py-3 text-quiet"}>
      <div className="flex flex-wrap items-center gap-x-2 text-meta">
        <span className="font-medium">{author ? `@${author.username}` : "Account removed"}</span>
        {createdAt && <PointInTime at={createdAt} format={formatMediumDateTime} className="text-quiet" />}
      </div>
      {words && <p {...langAndDir(words)} className="whitespace-pre-wrap wrap-anywhere">{words}</p>}
      {pictures.map(({ id, description, isKept }) =>
        isKept
          ? <BlurredPicture key={id} src={addressOf(evidenceId, id, look)} description={description} />
          : <p key={id} className="text-meta text-quiet">A picture was gone before it could be kept.</p>
      )}
    </li>
  );
}

function addressOf(evidenceId: string, pictureId: string, look: string): string {
  const path = getEvidencePicture.path.replace("{id}", evidenceId).replace("{pictureId}", pictureId);
  return `${path}?look=${look}`;
}
