import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { create } from "zustand";
import { reactToMessage, removeReaction } from "#shared/messages/contract.ts";
import { type ReactionEmoji, reactionEmojis } from "#shared/messages/rules.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { call } from "../../../../lib/api/call.ts";
import { toastFailure } from "../../../../lib/api/toast-failure.ts";
import { runMutation } from "../../../../lib/cache/query-client.ts";
import { putReactions } from "../../thread-cache.ts";

/** The pause between removing one reaction and adding another (messages.5). */
const readdMs = 100;

type Choice = ReactionEmoji | null;

/** Choices that the server has not confirmed, by message; null for no reaction. */
const useChoices = create<Readonly<Record<string, Choice>>>(() => ({}));
const sending = new Set<string>();

/**
 * A message's reactions with the member's latest choice, and the handler of a tap on an emoji: the
 * member's own is removed, another replaces it.
 */
export function useReaction({ id, reactions }: DirectMessage, ownId: string) {
  const client = useQueryClient();
  const choice = useChoices((choices) => choices[id]);
  const shown = choice === undefined ? reactions : withOwnReaction(reactions, ownId, choice);
  const react = (emoji: ReactionEmoji) => {
    const wanted = ownReactionIn(shown, ownId) === emoji ? null : emoji;
    useChoices.setState({ [id]: wanted });
    if (!sending.has(id)) void sendChoice(client, id, ownReactionIn(reactions, ownId));
  };
  return { reactions: shown, own: ownReactionIn(shown, ownId), react };
}

/** The member's reaction. */
export function ownReactionIn(reactions: DirectMessage["reactions"], ownId: string): Choice {
  return reactionEmojis.find((emoji) => reactions[emoji]?.includes(ownId)) ?? null;
}

/** The reactions with the member's replaced by `choice`, without emoji that nobody uses. */
export function withOwnReaction(
  reactions: DirectMessage["reactions"],
  ownId: string,
  choice: Choice,
): DirectMessage["reactions"] {
  const others = Object.entries(reactions).map(([emoji, ids]) =>
    [emoji, ids.filter((id) => id !== ownId)] as const
  );
  const changed = Object.fromEntries(others);
  if (choice) changed[choice] = [...changed[choice] ?? [], ownId];
  return Object.fromEntries(Object.entries(changed).filter(([, ids]) => ids.length > 0));
}

/**
 * Sends the latest choice to the server, one call at a time; undoes it with a toast when a call
 * fails.
 */
async function sendChoice(client: QueryClient, id: string, before: Choice): Promise<void> {
  sending.add(id);
  let confirmed = before;
  const latestChoice = () => useChoices.getState()[id] ?? null;
  try {
    while (latestChoice() !== confirmed) {
      const emoji = confirmed ?? latestChoice();
      if (!emoji) break;
      const endpoint = confirmed ? removeReaction : reactToMessage;
      const news = await runMutation(client, () => call(endpoint, { params: { id }, body: { emoji } }));
      confirmed = confirmed ? null : emoji;
      putReactions(client, id, news);
      if (confirmed === null && latestChoice()) await new Promise((resolve) => setTimeout(resolve, readdMs));
    }
  } catch (error) {
    toastFailure(error, "Your reaction could not be saved. Please try again.");
  } finally {
    sending.delete(id);
    const { [id]: _, ...others } = useChoices.getState();
    useChoices.setState(others, true);
  }
}
