import { coveredText } from "#shared/messages/preview.ts";
import { getLangAndDir } from "../../../lib/text/lang-and-dir.ts";
import { MemberName } from "../../../ui/content/MemberName.tsx";
import { Avatar } from "../../../ui/content/Avatar.tsx";
import { MemberMarks } from "../../../ui/content/MemberMarks.tsx";
import { RelativeTime } from "../../../ui/content/RelativeTime.tsx";
import { splitExcerpt } from "../../../lib/text/split-excerpt.ts";
import type { FoundMessage } from "./use-message-search.ts";

interface FoundRowProps {
  readonly found: FoundMessage;
  readonly words: string;
  readonly isOwn: boolean;
  readonly onOpen: () => void;
}

/** A message that was found, with the other member of its conversation. */
export function FoundRow({ found: { message, user }, words, isOwn, onOpen }: FoundRowProps) {
  const content = message.isCovered ? coveredText : message.content;
  return (
    <button
      type="button"
      data-search-stop
      onClick={onOpen}
      className="flex w-full items-center gap-3 px-4 py-2.5 text-left transition-colors hover:bg-wash focus-visible:-outline-offset-2"
    >
      <Avatar member={user} size="sm" />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <MemberName name={user.displayName} className="truncate font-semibold" />
          <MemberMarks member={user} />
          <RelativeTime at={message.createdAt} className="ml-auto shrink-0 text-meta text-quiet" />
        </span>
        <span {...getLangAndDir(content)} className="block truncate text-meta text-quiet">
          {isOwn && <bdi lang="en">You:{" "}</bdi>}
          {splitExcerpt(content, words).map((part, index) =>
            part.isFound
              ? <mark key={index} className="bg-transparent font-semibold text-ink">{part.text}</mark>
              : <span key={index}>{part.text}</span>
          )}
        </span>
      </span>
    </button>
  );
}
