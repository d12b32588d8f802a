import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { getMemberStats } from "#shared/members/contract.ts";
import { call } from "../../../lib/api/call.ts";
import { memberKeys } from "../../../lib/cache/member-keys.ts";
import { mergePages, type PostPage } from "../../../lib/post-cache/post-pages.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useSuggestedMembers } from "../../follows/use-people.ts";
import { isOfferOver, offerEndsAt, offerPeople, rememberOfferIsOver } from "./people-offer.tsx";

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
  useEffect(() => {
    if (isWanted && people && people.length > 0) offerPeople(memberId, people, mergePages(pages));
  }, [isWanted, people, pages, memberId]);
  return null;
}
