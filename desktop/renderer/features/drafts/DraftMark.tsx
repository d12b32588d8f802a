import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { draftGone } from "#shared/drafts/draft-gone.ts";
import { getServerTime } from "../../lib/clock/server-time.ts";
import { showText } from "../../lib/language/show-text.ts";
import { formatComingTime } from "../../lib/text/format-coming.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Clock } from "../../ui/icons/clock.ts";
import type { DraftCopy } from "./use-draft-copy.ts";

/** Where the draft is kept: a word that changes nothing around it. */
export function DraftMark({ copy }: { readonly copy: DraftCopy }) {
  if (copy.isUp === null || copy.publishAt !== null) return null;
  return (
    <p className="ms-auto py-1 text-meta text-quiet">
      {copy.isUp ? t`Saved` : t`Saved on this device`}
    </p>
  );
}

interface DraftCopyNoteProps {
  readonly copy: DraftCopy;
  readonly isDisabled: boolean;
  /** Keeps the changes of a scheduled post. */
  readonly onSave: (publishAt: string) => void;
  readonly className: string;
}

/** Says what became of the draft elsewhere, why the server refuses it, and when it is published. */
export function DraftCopyNote({ copy, isDisabled, onSave, className }: DraftCopyNoteProps) {
  const { news, publishAt, isUp } = copy;
  return (
    <div className={`space-y-2 text-meta text-quiet ${className}`}>
      <div role="status" className="empty:hidden">
        {news.note === "both-kept" && (
          <p>
            <span>{t`This draft was changed on another device. Both are kept.`}</span>{" "}
            <Link to="/drafts" className="font-semibold text-brand">{t`Drafts`}</Link>
          </p>
        )}
        {news.note === "ended" && isUp === null && <p>{showText(draftGone)}</p>}
        {news.obstacle === "refused" && news.refusal && isUp === false && <p>{news.refusal}</p>}
      </div>
      {publishAt !== null && (
        <div className="flex min-h-12 items-center gap-3 rounded-control bg-wash px-3 py-2 text-ink">
          <Clock size={16} aria-hidden="true" className="shrink-0" />
          <p className="min-w-0 flex-1">
            {t`Scheduled: ${{ time: formatComingTime(publishAt, getServerTime()) }}`}
          </p>
          {isUp === false && (
            <Button
              size="sm"
              variant="secondary"
              disabled={isDisabled}
              onClick={() => onSave(publishAt)}
            >
              {t`Save changes`}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
