import { t } from "@lingui/core/macro";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { messageLimits } from "#shared/messages/rules.ts";
import { isUnderCover } from "#shared/moderation/is-under-cover.ts";
import { leaveOutSpoilers } from "#shared/posts/spoilers.ts";
import { searchMessages } from "#shared/messages/contract.ts";
import { useBackCloses } from "../../../lib/navigation/back-closes.ts";
import { useSession } from "../../../lib/session/session.ts";
import { IconButton } from "../../../ui/button/IconButton.tsx";
import { MoreButton } from "../../../ui/button/MoreButton.tsx";
import { Search } from "../../../ui/icons/search.ts";
import { X } from "../../../ui/icons/x.ts";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { QueryFailure } from "../../../ui/status/QueryFailure.tsx";
import { SkeletonRows } from "../../../ui/status/SkeletonRows.tsx";
import { useDebounced } from "../../../lib/form/use-debounced.ts";
import { HelpFirst } from "../../moderation/HelpFirst.tsx";
import { useConversationNavigation } from "../use-open-conversation.ts";
import { limitTo } from "../../../ui/form/limit-to.ts";
import { getLangAndDir } from "../../../lib/text/lang-and-dir.ts";
import { MemberName } from "../../../ui/content/MemberName.tsx";
import { writeCoverLine } from "../../../ui/cover/cover-line.ts";
import { Avatar } from "../../../ui/content/Avatar.tsx";
import { MemberMarks } from "../../../ui/content/MemberMarks.tsx";
import { RelativeTime } from "../../../ui/content/RelativeTime.tsx";
import { splitExcerpt } from "../../../lib/text/split-excerpt.ts";
import { callPage } from "../../../lib/api/call.ts";
import { pageLanguage } from "../../../lib/language/page-language.ts";
import { messageKeys } from "../../../lib/query-keys/message-keys.ts";
import { isMessage } from "../whole-message.ts";

/** The search starts when nothing was typed for this long. */
const settleMs = 250;

interface MessageSearchPanelProps {
  readonly onClose: () => void;
}

/** Searches the member's messages; a result opens its conversation at that place. */
export function MessageSearchPanel({ onClose }: MessageSearchPanelProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [text, setText] = useState("");
  const words = useDebounced(text.trim(), settleMs);
  useBackCloses(true, onClose);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Escape") {
      event.preventDefault();
      onClose();
    }
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0 && panel.current) moveFocus(panel.current, event, step);
  };
  return (
    <section
      ref={panel}
      aria-label={t`Search in messages`}
      {...{ onKeyDown }}
      className="flex max-h-[60%] shrink-0 flex-col border-b border-hairline bg-surface"
    >
      <div className="flex items-center gap-2 px-3 py-2">
        <Search size={18} aria-hidden="true" className="ms-1 shrink-0 text-quiet" />
        <label htmlFor={id} className="sr-only">{t`Search in messages`}</label>
        <input
          id={id}
          type="search"
          data-search-stop
          // The member has just opened it.
          autoFocus
          value={text}
          {...limitTo(messageLimits.searchLength)}
          placeholder={t`Search in messages…`}
          onChange={(event) => setText(event.target.value)}
          className="min-h-9 min-w-0 flex-1 bg-transparent px-1 text-body outline-none placeholder:text-quiet [&::-webkit-search-cancel-button]:hidden"
        />
        <IconButton label={t`Close search`} icon={<X size={18} aria-hidden="true" />} onClick={onClose} />
      </div>
      {words && <Results words={words} />}
    </section>
  );
}

function Results({ words }: { readonly words: string }) {
  const { user } = useSession();
  const { open } = useConversationNavigation();
  const search = useMessageSearch(words);
  if (search.isPending) {
    return (
      <div className="border-t border-hairline">
        <SkeletonRows
          count={3}
          className="gap-3 px-4 py-2.5"
          picture="size-8 rounded-full"
          lines={["h-4 w-32", "h-4 w-56"]}
        />
      </div>
    );
  }
  if (!search.data) {
    return <QueryFailure title={t`Messages could not be searched`} query={search} />;
  }
  const { found: messages, asksForHelp } = search.data;
  return (
    <div className="min-h-0 overflow-y-auto overscroll-contain border-t border-hairline">
      {asksForHelp && (
        <div className="px-3 pt-3">
          <HelpFirst key={words} isWanted />
        </div>
      )}
      {messages.length === 0 && <EmptyState isPart title={t`No messages found`} />}
      <ul aria-label={t`Messages found`} hidden={messages.length === 0}>
        {messages.map((found) => (
          <li key={found.message.id}>
            <FoundRow
              found={found}
              words={words}
              isOwn={found.message.senderId === user?.id}
              onOpen={() => open(found.user.id, found.message.id)}
            />
          </li>
        ))}
      </ul>
      <MoreButton query={search} label={t`Load more`} size="sm" />
    </div>
  );
}

/** Arrow keys move between the field and the results. */
function moveFocus(panel: HTMLElement, event: KeyboardEvent, step: 1 | -1): void {
  const stops = [...panel.querySelectorAll<HTMLElement>("[data-search-stop]")];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  if (at < 0) return;
  event.preventDefault();
  stops[at + step]?.focus();
}

interface FoundRowProps {
  readonly found: FoundMessage;
  readonly words: string;
  readonly isOwn: boolean;
  readonly onOpen: () => void;
}

/** A message that was found, with the other member of its conversation. */
function FoundRow({ found: { message, user }, words, isOwn, onOpen }: FoundRowProps) {
  const content = isUnderCover(message) ? writeCoverLine(message) : leaveOutSpoilers(message.content);
  return (
    <button
      type="button"
      data-search-stop
      onClick={onOpen}
      className="flex w-full items-center gap-3 px-4 py-2.5 text-start transition-colors hover:bg-wash focus-visible:-outline-offset-2"
    >
      <Avatar member={user} size="sm" />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <MemberName name={user.displayName} className="truncate font-semibold" />
          <MemberMarks member={user} />
          <RelativeTime at={message.createdAt} className="ms-auto shrink-0 text-meta text-quiet" />
        </span>
        <span {...getLangAndDir(content)} className="block truncate text-meta text-quiet">
          {isOwn && (
            <>
              <bdi lang={pageLanguage}>{t`You:`}</bdi>
              {" "}
            </>
          )}
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

/** The member's messages with these words, newest first; no search for a blank text. */
function useMessageSearch(words: string) {
  return useInfiniteQuery({
    queryKey: messageKeys.search(words),
    queryFn: async ({ pageParam: cursor, signal }) => {
      const page = await callPage(searchMessages, { query: { q: words, cursor } }, { signal });
      return { ...page, items: page.items.filter(({ message, user }) => isMessage(message) && user) };
    },
    enabled: words !== "",
    // A message found earlier may have been unsent since.
    staleTime: 0,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    select: ({ pages }) => ({
      found: pages.flatMap(({ items }) => items),
      asksForHelp: pages.some((page) => page.asksForHelp),
    }),
  });
}

type FoundMessage = NonNullable<ReturnType<typeof useMessageSearch>["data"]>["found"][number];
