import type { MemberCard } from "#shared/members/member-card.ts";
import { localTexts } from "../../../lib/storage/guarded-storage.ts";
import { mergePages, type PostPage } from "../../../entities/posts/post-pages.ts";
import { cardAtWindowEnd } from "../../../lib/window/card-at-window-end.ts";
import { PeopleOfferCard } from "../../follows/PeopleOfferCard.tsx";
import { useInset } from "../list/inset.ts";
import { placeAfter, stands } from "./place-after.ts";

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
 * with the people it has. Returns whether it stands or is over; else the list has no place for it
 * yet.
 */
export function offerPeople(
  memberId: string,
  people: readonly MemberCard[],
  pages: readonly PostPage[],
): boolean {
  // A dismissal ends the offer for the pages of posts that follow, too.
  if (isOfferOver(memberId)) return true;
  const { inset } = useInset.getState();
  const listed = mergePages(pages).map(({ id }) => id);
  const hasMore = Boolean(pages.at(-1)?.nextCursor);
  if (stands(listed, inset, hasMore)) return true;
  const isOver = !hasMore && document.querySelector("[role=feed]") !== null;
  const place = placeAfter(listed, cardsFromWindowEnd(), isOver);
  if (!place) return false;
  const dismiss = () => {
    rememberOfferIsOver(memberId);
    useInset.setState({ inset: null });
  };
  const draw = (position?: number) => (
    <PeopleOfferCard key="inset" people={people} position={position} onDismiss={dismiss} />
  );
  useInset.setState({ inset: { ...place, draw } });
  return true;
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
