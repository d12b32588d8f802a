import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import type { MemberCard } from "#shared/members/member-card.ts";
import { Button } from "../../ui/button/Button.tsx";
import type { Elements } from "../../ui/elements.ts";
import { filterPeople } from "./filter-people.ts";
import { getEmptyNotice, PeopleList } from "./PeopleList.tsx";
import { useFollowedMembers } from "./use-people.ts";

interface FollowedPeopleProps {
  /** Part of a name. */
  readonly words: string;
  readonly skeleton: Elements;
  readonly noticeClass: string;
  /** Closes what the list stands in, before the member leaves to find people. */
  readonly onLeave?: () => void;
  /** Draws the rows. */
  readonly children: (people: readonly MemberCard[]) => Elements;
}

/** The members that the current member follows, filtered by name. */
export function FollowedPeople({ words, skeleton, noticeClass, onLeave, children }: FollowedPeopleProps) {
  const followed = useFollowedMembers();
  const all = followed.data ?? [];
  const people = filterPeople(all, words);
  return (
    <PeopleList
      query={followed}
      skeleton={skeleton}
      failureTitle={t`The members you follow could not be loaded`}
      notice={getEmptyNotice(all.length, people.length, t`You don't follow anyone yet`)}
      noticeClass={noticeClass}
      action={all.length === 0 && (
        // To a member who follows nobody this tab suggests people (feed.3).
        <Button asChild variant="secondary" size="sm">
          <Link to="/" search={{ tab: "following" }} onClick={onLeave}>{t`Find people to follow`}</Link>
        </Button>
      )}
    >
      {children(people)}
    </PeopleList>
  );
}
