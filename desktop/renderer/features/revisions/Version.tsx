import { t } from "@lingui/core/macro";
import { useId, useMemo } from "react";
import { isUnderCover } from "#shared/moderation/is-under-cover.ts";
import type { Revision } from "#shared/revisions/revision-shapes.ts";
import { leaveOutSpoilers, splitSpoilers } from "#shared/posts/spoilers.ts";
import { formatMediumDateTime } from "../../lib/text/format-dates.ts";
import { getLangAndDir } from "../../lib/text/lang-and-dir.ts";
import { Button } from "../../ui/button/Button.tsx";
import { CoveredContent } from "../../ui/cover/CoveredContent.tsx";
import { HeldImage } from "../../ui/content/HeldImage.tsx";
import { PointInTime } from "../../ui/content/PointInTime.tsx";
import { Spoiler } from "../../ui/content/Spoiler.tsx";
import { OpenableGallery } from "../../ui/gallery/OpenableGallery.tsx";
import { ModerationMark } from "../moderation/ModerationMark.tsx";
import { findWordChanges } from "./word-changes.ts";

interface VersionProps {
  readonly version: Revision;
  /** The one before it that the reader may see, as far as it is loaded. */
  readonly before: Revision | undefined;
  readonly isOwn: boolean;
  readonly onRemove: () => void;
}

/** One version as it was, with what it changed marked. Its links and names lead nowhere. */
export function Version({ version, before, isOwn, onRemove }: VersionProps) {
  const titleId = useId();
  const { writtenAt, isCurrent, isRemoved, number } = version;
  const state = isCurrent ? t`Current version` : t`Version ${number}`;
  return (
    <article aria-labelledby={titleId}>
      <header className="flex flex-wrap items-center gap-x-2 text-meta text-quiet">
        <h3 id={titleId} className="font-semibold text-ink">{state}</h3>
        <span aria-hidden="true">·</span>
        <PointInTime at={writtenAt} format={formatMediumDateTime} />
        {isOwn && !isRemoved && <ModerationMark level={version.moderationLevel} />}
      </header>
      {isRemoved
        ? <p className="mt-2 text-quiet italic">{t`Removed by its author.`}</p>
        : <VersionContent version={version} before={before} />}
      {isOwn && !isCurrent && !isRemoved && (
        <Button variant="quiet" size="sm" className="-ms-3.5 mt-1 text-quiet" onClick={onRemove}>
          {t`Remove this version`}
        </Button>
      )}
    </article>
  );
}

function VersionContent({ version, before }: Pick<VersionProps, "version" | "before">) {
  const { content, images, isImageHeld } = version;
  return (
    <CoveredContent of={version} className="mt-2">
      {content !== "" && <VersionText version={version} before={before} />}
      {images.length > 0 && (
        <OpenableGallery
          pictures={images}
          title={t`Pictures`}
          label={t`Open image`}
          className="mt-2 max-h-40 w-full max-w-60 rounded-control border border-hairline"
        />
      )}
      {isImageHeld && <HeldImage className="mt-2" />}
    </CoveredContent>
  );
}

/** The text of a version. Where its author hides parts (posts.25), no changes are marked in it. */
function VersionText({ version, before }: Pick<VersionProps, "version" | "before">) {
  const { content, language } = version;
  const parts = splitSpoilers(content);
  return (
    <p {...getLangAndDir(content, language)} className="mt-2 whitespace-pre-wrap wrap-anywhere">
      {parts.some(({ isSpoiler }) => isSpoiler)
        ? parts.map(({ text, isSpoiler }, at) =>
          isSpoiler
            ? (
              <Spoiler key={at} text={text}>
                <span>{text}</span>
              </Spoiler>
            )
            : <span key={at}>{text}</span>
        )
        : <ChangedText content={content} former={findFormerText(version, before)} />}
    </p>
  );
}

/** What the text is compared with: nothing that only the version before covers or hides. */
function findFormerText(version: Revision, before: Revision | undefined): string | null {
  if (!before || before.isRemoved || before.content === version.content) return null;
  const isAsCovered = before.coveredBy === version.coveredBy && before.isCovered === version.isCovered;
  return isUnderCover(before) && !isAsCovered ? null : leaveOutSpoilers(before.content);
}

function ChangedText({ content, former }: { readonly content: string; readonly former: string | null }) {
  const changes = useMemo(() => former === null ? null : findWordChanges(former, content), [former, content]);
  const parts = changes ?? [{ kind: "same", text: content } as const];
  return parts.map(({ kind, text }, at) => {
    if (kind === "added") {
      return <ins key={at} className="rounded-sm bg-brand-wash decoration-brand/60">{text}</ins>;
    }
    if (kind === "removed") return <del key={at} className="text-quiet">{text}</del>;
    return <span key={at}>{text}</span>;
  });
}
