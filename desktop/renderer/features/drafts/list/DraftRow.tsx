import { plural, t } from "@lingui/core/macro";
import { useId } from "react";
import type { Draft } from "#shared/drafts/contract.ts";
import { coverTopicNames } from "#shared/moderation/cover-topics.ts";
import { leaveOutSpoilers } from "#shared/posts/spoilers.ts";
import { useAtEachTick } from "../../../lib/clock/use-at-each-tick.ts";
import { showText } from "../../../lib/language/show-text.ts";
import { formatDateTime } from "../../../lib/text/format-counts-and-times.ts";
import { formatComingTime } from "../../../lib/text/format-coming.ts";
import { joinWithCommas } from "../../../lib/text/join-words.ts";
import { getLangAndDir } from "../../../lib/text/lang-and-dir.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { IconButton } from "../../../ui/button/IconButton.tsx";
import { RelativeTime } from "../../../ui/content/RelativeTime.tsx";
import { StoredImage } from "../../../ui/content/StoredImage.tsx";
import { Clock } from "../../../ui/icons/clock.ts";
import { EyeOff } from "../../../ui/icons/eye-off.ts";
import { Quote } from "../../../ui/icons/quote.ts";
import { Trash2 } from "../../../ui/icons/trash-2.ts";
import { ModerationMark } from "../../moderation/ModerationMark.tsx";
import { problemWords } from "./problem-words.ts";

interface DraftRowProps {
  readonly draft: Draft;
  readonly isOpening: boolean;
  readonly isCancelling: boolean;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
  readonly onCancel: () => void;
}

/** A draft or a scheduled post as its author recognises it. */
export function DraftRow({ draft, isOpening, isCancelling, onOpen, onRemove, onCancel }: DraftRowProps) {
  const id = useId();
  const isScheduled = draft.publishAt !== null;
  return (
    <li className="flex gap-3 px-4 py-4 sm:px-5">
      <div className="min-w-0 flex-1 space-y-1.5">
        <Words id={id} draft={draft} />
        <Marks draft={draft} />
        {draft.problem && <p className="text-meta text-danger">{problemWords[draft.problem.code]}</p>}
        <div className="flex flex-wrap items-center gap-2 pt-1">
          <Button
            size="sm"
            variant="secondary"
            aria-describedby={id}
            isLoading={isOpening}
            onClick={onOpen}
          >
            {isScheduled ? t`Edit` : t({ message: "Open", context: "verb" })}
          </Button>
          {isScheduled
            ? (
              <Button
                size="sm"
                variant="quiet"
                aria-describedby={id}
                isLoading={isCancelling}
                onClick={onCancel}
              >
                {t`Don't publish`}
              </Button>
            )
            : (
              <IconButton
                label={t`Delete`}
                icon={<Trash2 size={18} aria-hidden="true" />}
                aria-describedby={id}
                onClick={onRemove}
              />
            )}
        </div>
      </div>
      {draft.images[0] && (
        <StoredImage
          image={draft.images[0]}
          className="size-16 shrink-0 rounded-control"
        />
      )}
    </li>
  );
}

function Words({ id, draft }: { readonly id: string; readonly draft: Draft }) {
  const text = leaveOutSpoilers(draft.content).trim();
  const topics = draft.coverTopics.map((topic) => showText(coverTopicNames[topic]));
  const cover = draft.coverWords?.trim() || joinWithCommas(topics);
  return (
    <>
      {cover && (
        <p className="flex items-center gap-1.5 text-meta text-quiet">
          <EyeOff size={14} aria-hidden="true" className="shrink-0" />
          <bdi className="min-w-0 truncate">{cover}</bdi>
        </p>
      )}
      {text
        ? (
          <p id={id} {...getLangAndDir(text, draft.language)} className="line-clamp-3 text-ink wrap-anywhere">
            {text}
          </p>
        )
        : (
          <p id={id} className="text-quiet">
            {draft.images.length === 0 && draft.poll ? t`A poll without text` : t`A picture without text`}
          </p>
        )}
    </>
  );
}

/** When, and what comes with the text. */
function Marks({ draft }: { readonly draft: Draft }) {
  const { images, poll, quotedPostId, publishAt, updatedAt, moderationLevel } = draft;
  const pictures = images.length;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-meta text-quiet">
      {publishAt === null ? <RelativeTime at={updatedAt} /> : <ComingTime at={publishAt} />}
      {publishAt !== null && <ModerationMark level={moderationLevel} />}
      {pictures > 0 && <span>{plural(pictures, { one: "# picture", other: "# pictures" })}</span>}
      {poll && <span>{t`Poll`}</span>}
      {quotedPostId !== null && (
        <span className="flex items-center gap-1">
          <Quote size={14} aria-hidden="true" />
          <span>{t`With a quoted post`}</span>
        </span>
      )}
    </div>
  );
}

function ComingTime({ at }: { readonly at: string }) {
  const text = useAtEachTick((now) => formatComingTime(at, now));
  return (
    <span className="flex items-center gap-1.5 font-medium text-ink">
      <Clock size={14} aria-hidden="true" />
      <time dateTime={at} title={formatDateTime(at)}>{text}</time>
    </span>
  );
}
