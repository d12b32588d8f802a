import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { stripMarkdown } from "#shared/assistant/strip-markdown.ts";
import { announceToScreenReaders } from "../../../lib/announce/announce-to-screen-readers.ts";
import { langAndDir } from "../../../lib/text/lang-and-dir.ts";
import { splitExcerpt } from "../../../lib/text/split-excerpt.ts";
import { MoreButton } from "../../../ui/button/MoreButton.tsx";
import { RelativeTime } from "../../../ui/content/RelativeTime.tsx";
import { QueryFailure } from "../../../ui/status/QueryFailure.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import { HelpFirst } from "../../moderation/HelpFirst.tsx";
import { useChatSessions } from "../sessions/use-chat-sessions.ts";
import { openFoundMessage } from "./open-found-message.ts";
import { type FoundMessage, useFoundMessages } from "./use-found-messages.ts";

interface FoundMessagesProps {
  readonly words: string;
  readonly onOpen: (sessionId: string) => void;
}

/** What was said with these words in the member's own chats; each leads to its place (ai.23). */
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
  if (!search.data) return <QueryFailure title="Your chats could not be searched" query={search} />;
  const { found: messages, asksForHelp } = search.data;
  return (
    <>
      {asksForHelp && (
        <div className="px-3 pb-2">
          <HelpFirst key={words} isWanted />
        </div>
      )}
      {messages.length === 0 && <p className="px-5 py-1 text-body text-quiet">Nobody said this in a chat</p>}
      <ul aria-label="Messages found" hidden={messages.length === 0}>
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
      <MoreButton query={search} label="Load more" name="Load more messages" size="sm" />
    </>
  );
}

function foundText(titles: number, said: number): string {
  if (titles + said === 0) return "No chat has these words";
  return `Found: ${titles} ${titles === 1 ? "title" : "titles"}, ${said} ${
    said === 1 ? "message" : "messages"
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
      className="mx-2 block w-[calc(100%-1rem)] rounded-control px-3 py-2 text-left transition-colors hover:bg-wash focus-visible:-outline-offset-2"
    >
      <span className="flex items-baseline gap-2">
        <bdi {...langAndDir(session.title)} className="truncate font-medium text-ink">{session.title}</bdi>
        <RelativeTime at={message.createdAt} className="ml-auto shrink-0 text-meta text-quiet" />
      </span>
      <span {...langAndDir(text)} className="line-clamp-2 text-meta text-quiet">
        {message.role === "user" && <bdi lang="en">You:{" "}</bdi>}
        {splitExcerpt(text, words).map((part, index) =>
          part.isFound
            ? <mark key={index} className="bg-transparent font-semibold text-ink">{part.text}</mark>
            : <span key={index}>{part.text}</span>
        )}
      </span>
    </button>
  );
}
