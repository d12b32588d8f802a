import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useState } from "react";
import { getMemberStats } from "#shared/members/contract.ts";
import type { MemberCard } from "#shared/members/member-card.ts";
import { call } from "../../../lib/api/call.ts";
import { memberKeys } from "../../../lib/query-keys/member-keys.ts";
import { mergePages, type PostPage } from "../../../entities/posts/post-pages.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useSuggestedMembers } from "../../follows/use-people.ts";
import { localTexts } from "../../../lib/storage/guarded-storage.ts";
import { findCardAtWindowEnd } from "../../../lib/window/card-at-window-end.ts";
import { PeopleOfferCard } from "../../follows/PeopleOfferCard.tsx";
import { useInset } from "../list/inset.ts";

/** Who follows this many has found people. */
const offerEndsAt = 5;

const keyOf = (memberId: string) => `glimmer:people-offer-over:${memberId}`;

/** Whether the member has dismissed the offer in this browser, or followed five. */
function isOfferOver(memberId: string): boolean {
  return localTexts.getItem(keyOf(memberId)) !== null;
}

function rememberOfferIsOver(memberId: string): void {
  localTexts.setItem(keyOf(memberId), "1");
}

/**
 * Puts the card where it moves nothing that is in view. One that stands in the list stays there,
 * with the people it has. Returns whether it stands or is over; else the list has no place for it
 * yet.
 */
function offerPeople(
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
  const atEnd = findCardAtWindowEnd();
  if (!atEnd) return null;
  const cards = [...document.querySelectorAll<HTMLElement>("[role=feed] [data-post-id]")];
  return cards.slice(cards.indexOf(atEnd)).map(({ dataset }) => dataset["postId"] ?? "");
}

/** How many posts come before an inset at least, since the feed is for posts. */
const postsBefore = 3;

/**
 * The place of an inset in a list: after the first post whose card ends below the window, so that
 * nothing in view moves, and never among the first posts. Null while the list has no such place:
 * a list that has more is not over, whatever is in view.
 * @param fromWindowEnd the posts of the cards from the window's lower edge on, promoted ones among
 * them, which are no place; null when all that is drawn ends above the edge
 * @param isOver whether the list is drawn to its end
 */
export function placeAfter(
  listed: readonly string[],
  fromWindowEnd: readonly string[] | null,
  isOver: boolean,
): { readonly afterId: string | null } | null {
  if (!fromWindowEnd) return isOver ? { afterId: null } : null;
  const afterId = fromWindowEnd.find((id) => listed.indexOf(id) >= postsBefore - 1);
  return afterId === undefined ? null : { afterId };
}

/** Whether an inset stands in the list, rather than in one that has been replaced or continued. */
export function stands(
  listed: readonly string[],
  inset: { readonly afterId: string | null } | null,
  hasMore: boolean,
): boolean {
  if (!inset) return false;
  return inset.afterId === null ? !hasMore : listed.includes(inset.afterId);
}

const noPages: readonly PostPage[] = [];

interface PeopleOfferProps {
  readonly pages: readonly PostPage[];
}

/**
 * Puts a card with people worth following among the posts of a member who follows few (product.13).
 * Draws nothing itself.
 */
export function PeopleOffer({ pages }: PeopleOfferProps) {
  const { user } = useSession();
  return user && <OfferTo memberId={user.id} pages={pages} />;
}

function OfferTo({ memberId, pages }: PeopleOfferProps & { readonly memberId: string }) {
  const [isOver] = useState(() => isOfferOver(memberId));
  const follows = useFollowCount(memberId, !isOver);
  const isWanted = !isOver && follows !== undefined && follows < offerEndsAt;
  const { data: people } = useSuggestedMembers(isWanted);
  useEffect(() => {
    // A card that stands stays until the list is another: the member may be about to tap on it.
    if (follows !== undefined && follows >= offerEndsAt) rememberOfferIsOver(memberId);
  }, [follows, memberId]);
  // The list defers its cards in the same way, so that they are drawn when the place is looked for.
  const drawnPages = useDeferredValue(pages, noPages);
  useEffect(() => {
    if (!isWanted || !people || people.length === 0 || drawnPages.length === 0) return;
    const offer = () => {
      if (offerPeople(memberId, people, drawnPages)) removeEventListener("scroll", offer);
    };
    // Where no card is a place yet, scrolling brings one to the window's edge.
    addEventListener("scroll", offer, { passive: true });
    offer();
    return () => removeEventListener("scroll", offer);
  }, [isWanted, people, drawnPages, memberId]);
  return null;
}

/**
 * How many people a member follows. Apart from what has the pages: the cache keeps the function
 * that reads the number, and with it whatever the functions beside it use.
 */
function useFollowCount(memberId: string, isWanted: boolean): number | undefined {
  return useQuery({
    queryKey: memberKeys.stats(memberId),
    queryFn: ({ signal }) => call(getMemberStats, { params: { id: memberId } }, { signal }),
    enabled: isWanted,
  }).data?.followingCount;
}
