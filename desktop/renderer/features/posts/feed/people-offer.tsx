import type { MemberCard } from "#shared/members/member-card.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { localTexts } from "../../../lib/storage/guarded-storage.ts";
import { cardAtWindowEnd } from "../../../lib/window/card-at-window-end.ts";
import { PeopleOfferCard } from "../../follows/PeopleOfferCard.tsx";
import { useInset } from "../list/inset.ts";
import { placeAfter } from "./place-after.ts";

/** Who follows this many has found people. */
export const offerEndsAt = 5;

const keyOf = (memberId: string) => `glimmer:people-offer-over:${memberId}`;

/** Whether the member has dismissed the offer in this browser, or followed five. */
export function isOfferOver(memberId: string): boolean {
  return localTexts.getItem(keyOf(memberId)) !== null;
}

export function rememberOfferIsOver(memberId: string): void {
  localTexts.setItem(keyOf(memberId), "1");
}

/**
 * Puts the card where it moves nothing that is in view. One that stands in the list stays there,
 * with the people it has.
 */
export function offerPeople(memberId: string, people: readonly MemberCard[], posts: readonly Post[]): void {
  // A dismissal ends the offer for the pages of posts that follow, too.
  if (isOfferOver(memberId)) return;
  const { inset } = useInset.getState();
  const stands = inset && (inset.afterId === null || posts.some(({ id }) => id === inset.afterId));
  if (stands) return;
  const place = placeAfter(posts.map(({ id }) => id), cardsFromWindowEnd());
  if (!place) return;
  const dismiss = () => {
    rememberOfferIsOver(memberId);
    useInset.setState({ inset: null });
  };
  const element = <PeopleOfferCard key="inset" people={people} onDismiss={dismiss} />;
  useInset.setState({ inset: { ...place, element } });
}

/**
 * The posts of the cards from the one that crosses the window's lower edge; null when all end above
 * it.
 */
function cardsFromWindowEnd(): readonly string[] | null {
  const atEnd = cardAtWindowEnd();
  if (!atEnd) return null;
  const cards = [...document.querySelectorAll<HTMLElement>("[role=feed] [data-post-id]")];
  return cards.slice(cards.indexOf(atEnd)).map(({ dataset }) => dataset["postId"] ?? "");
}
