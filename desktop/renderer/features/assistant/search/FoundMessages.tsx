import { plural, t } from "@lingui/core/macro";
import { type QueryClient, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { stripMarkdown } from "#shared/assistant/strip-markdown.ts";
import { showAiQuestion } from "#shared/assistant/branches-contract.ts";
import { searchAiMessages } from "#shared/assistant/search-contract.ts";
import { announceToScreenReaders } from "../../../lib/announce/announce-to-screen-readers.ts";
import { getLangAndDir } from "../../../lib/text/lang-and-dir.ts";
import { splitExcerpt } from "../../../lib/text/split-excerpt.ts";
import { MoreButton } from "../../../ui/button/MoreButton.tsx";
import { RelativeTime } from "../../../ui/content/RelativeTime.tsx";
import { QueryFailure } from "../../../ui/status/QueryFailure.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import { HelpFirst } from "../../moderation/HelpFirst.tsx";
import { useChatSessions } from "../sessions/use-chat-sessions.ts";
import { call, callPage } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { pageLanguage } from "../../../lib/language/page-language.ts";
import { refetchBranch } from "../thread/use-show-question.ts";
import { setFoundPlace } from "./found-place.ts";
import { assistantKeys } from "../../../lib/query-keys/assistant-keys.ts";

interface FoundMessagesProps {
  readonly words: string;
  readonly onOpen: (sessionId: string) => void;
}

/** Lists messages with these words in the member's own chats; each leads to its place (ai.23). */
export function FoundMessages({ words, onOpen }: FoundMessagesProps) {
  const client = useQueryClient();
  const search = useFoundMessages(words);
  const titles = useChatSessions(words).data?.length;
  const said = search.data?.found.length;
  useEffect(() => {
    if (titles === undefined || said === undefined) return;
    announceToScreenReaders(foundText(titles, said));
    // Not again for each chat that changes or page that loads.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [words, titles === undefined, said === undefined]);
  if (search.isPending) {
    return (
      <div aria-hidden="true" className="space-y-1 px-3 pt-1">
        {[0, 1, 2].map((row) => <Skeleton key={row} className="h-12 w-full rounded-control" />)}
      </div>
    );
  }
  if (!search.data) return <QueryFailure title={t`Your chats could not be searched`} query={search} />;
  const { found: messages, asksForHelp } = search.data;
  return (
    <>
      {asksForHelp && (
        <div className="px-3 pb-2">
          <HelpFirst key={words} isWanted />
        </div>
      )}
      {messages.length === 0 && (
        <p className="px-5 py-1 text-body text-quiet">{t`Nobody said this in a chat`}</p>
      )}
      <ul aria-label={t`Messages found`} hidden={messages.length === 0}>
        {messages.map((found) => (
          <li key={found.message.id}>
            <FoundRow
              found={found}
              words={words}
              onOpen={() => void openFoundMessage(client, found, words, onOpen)}
            />
          </li>
        ))}
      </ul>
      <MoreButton query={search} label={t`Load more`} name={t`Load more messages`} size="sm" />
    </>
  );
}

function foundText(titles: number, said: number): string {
  if (titles + said === 0) return t`No chat has these words`;
  return t`Found: ${plural(titles, { one: `${titles} title`, other: `${titles} titles` })}, ${
    plural(said, { one: `${said} message`, other: `${said} messages` })
  }`;
}

interface FoundRowProps {
  readonly found: FoundMessage;
  readonly words: string;
  readonly onOpen: () => void;
}

function FoundRow({ found: { message, session }, words, onOpen }: FoundRowProps) {
  const text = stripMarkdown(message.content);
  return (
    <button
      type="button"
      onClick={onOpen}
      className="mx-2 block w-[calc(100%-1rem)] rounded-control px-3 py-2 text-start transition-colors hover:bg-wash focus-visible:-outline-offset-2"
    >
      <span className="flex items-baseline gap-2">
        <bdi {...getLangAndDir(session.title)} className="truncate font-medium text-ink">{session.title}</bdi>
        <RelativeTime at={message.createdAt} className="ms-auto shrink-0 text-meta text-quiet" />
      </span>
      <span {...getLangAndDir(text)} className="line-clamp-2 text-meta text-quiet">
        {message.role === "user" && <bdi lang={pageLanguage}>{t`You:`}{" "}</bdi>}
        {splitExcerpt(text, words).map((part, index) =>
          part.isFound
            ? <mark key={index} className="bg-transparent font-semibold text-ink">{part.text}</mark>
            : <span key={index}>{part.text}</span>
        )}
      </span>
    </button>
  );
}

/**
 * Opens the chat of a found message at its place; one of a former branch shows that branch first.
 */
async function openFoundMessage(
  client: QueryClient,
  { message, session, questionId, isShown }: FoundMessage,
  words: string,
  onOpen: (sessionId: string) => void,
): Promise<void> {
  try {
    if (!isShown) {
      await call(showAiQuestion, { params: { id: questionId } });
      await refetchBranch(client, session.id);
    }
  } catch (error) {
    return toastFailure(error, t`This message could not be opened. Please try again.`);
  }
  onOpen(session.id);
  setFoundPlace({ sessionId: session.id, messageId: message.id, words });
}

/** Reads the messages of the member's chats with these words, newest first. */
function useFoundMessages(words: string) {
  return useInfiniteQuery({
    queryKey: assistantKeys.said(words),
    queryFn: async ({ pageParam: cursor, signal }) => {
      const page = await callPage(searchAiMessages, { query: { q: words, cursor } }, { signal });
      return { ...page, items: page.items.filter(({ message, session }) => message?.content && session) };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    select: ({ pages }) => ({
      found: pages.flatMap(({ items }) => items),
      asksForHelp: pages.some((page) => page.asksForHelp),
    }),
  });
}

type FoundMessage = NonNullable<ReturnType<typeof useFoundMessages>["data"]>["found"][number];
