import type { InfiniteData } from "@tanstack/react-query";
import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import type { Page } from "../../../lib/api/held-pages.ts";

export type MessagePages = InfiniteData<Page<AiMessage[]>, string | undefined>;

/** Whether an answer is being written, also to a question of another tab or device. */
export function isUnderWay(messages: readonly AiMessage[], live: object | null): boolean {
  return live !== null || messages.at(-1)?.state === "answering";
}

const helpStandsMs = 60 * 60_000;

/**
 * The questions after which help lines stand (moderation.11): those with words of crisis whose
 * answers have no such lines, unless some stand less than an hour above.
 */
export function findQuestionsWithHelp(messages: readonly AiMessage[]): ReadonlySet<string> {
  const ids = new Set<string>();
  let latest = -Infinity;
  for (const [index, { id, role, support, createdAt }] of messages.entries()) {
    if (!support) continue;
    const at = Date.parse(createdAt);
    const isAnswered = role === "user" && messages[index + 1]?.support === true;
    if (role === "user" && (isAnswered || at - latest < helpStandsMs)) continue;
    if (role === "user") ids.add(id);
    latest = at;
  }
  return ids;
}

/** The messages before a question that is replaced; all of them when none is. Oldest first. */
export function takeMessagesBefore(
  messages: readonly AiMessage[],
  replaced: string | null,
): readonly AiMessage[] {
  const at = replaced === null ? -1 : messages.findIndex(({ id }) => id === replaced);
  return at === -1 ? messages : messages.slice(0, at);
}

/**
 * The pages of a chat, newest message first, with a question and its answer after the messages
 * before them. Pages stay apart: read again, as many of them come as were loaded.
 */
export function insertExchange(
  pages: MessagePages | undefined,
  exchange: readonly AiMessage[],
  replaced: string | null,
): MessagePages {
  const known = pages?.pages.flatMap(({ items }) => items) ?? [];
  const ids = new Set(exchange.map(({ id }) => id));
  const before = takeMessagesBefore(known.toReversed(), replaced).filter(({ id }) => !ids.has(id));
  const kept = new Set(before.map(({ id }) => id));
  const older = (pages?.pages ?? [])
    .map((page, at) => ({
      page: { ...page, items: page.items.filter(({ id }) => kept.has(id)) },
      param: pages?.pageParams[at],
    }))
    .filter(({ page }) => page.items.length > 0);
  const [first, ...others] = older;
  return {
    pages: [
      {
        items: [...exchange.toReversed(), ...first?.page.items ?? []],
        nextCursor: first ? first.page.nextCursor : pages?.pages.at(-1)?.nextCursor ?? null,
        totalCount: null,
      },
      ...others.map(({ page }) => page),
    ],
    pageParams: [undefined, ...others.map(({ param }) => param)],
  };
}
