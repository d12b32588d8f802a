import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useState } from "react";
import { getMemberStats } from "#shared/members/contract.ts";
import { call } from "../../../lib/api/call.ts";
import { memberKeys } from "../../../lib/query-keys/member-keys.ts";
import type { PostPage } from "../../../entities/posts/post-pages.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useSuggestedMembers } from "../../follows/use-people.ts";
import { isOfferOver, offerEndsAt, offerPeople, rememberOfferIsOver } from "./people-offer.tsx";

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
  const follows = useQuery({
    queryKey: memberKeys.stats(memberId),
    queryFn: ({ signal }) => call(getMemberStats, { params: { id: memberId } }, { signal }),
    enabled: !isOver,
  }).data?.followingCount;
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
