import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { useId, useRef } from "react";
import type { MemberCard } from "#shared/members/member-card.ts";
import { Button } from "../../ui/button/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { X } from "../../ui/icons/x.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { GuardedRows } from "../../ui/status/GuardedRows.tsx";
import { SuggestedPerson } from "./SuggestedPerson.tsx";
import { useFollowsAny } from "./use-follow.ts";

/** As many as end the offer. */
const shownPeople = 5;

interface PeopleOfferCardProps {
  readonly people: readonly MemberCard[];
  /** Place in its list, from 1, for screen readers. */
  readonly position?: number | undefined;
  readonly onDismiss: () => void;
}

/**
 * People worth following, among the posts of a feed (product.13). An article, as everything in a
 * feed is.
 */
export function PeopleOfferCard({ people, position, onDismiss }: PeopleOfferCardProps) {
  const titleId = useId();
  const card = useRef<HTMLDivElement>(null);
  const hasFollowed = useFollowsAny(people.map(({ id }) => id));
  const dismiss = () => {
    // The button with the focus goes away.
    nextPost(card.current)?.focus({ preventScroll: true });
    onDismiss();
  };
  return (
    <Card
      ref={card}
      as="article"
      data-inset
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-posinset={position}
      aria-setsize={position === undefined ? undefined : -1}
      className="scroll-my-24 px-4 pt-2 pb-1 focus-visible:outline-2 focus-visible:outline-brand sm:px-5"
    >
      <div className="flex min-h-11 items-center gap-2">
        <h2 id={titleId} className="min-w-0 flex-1 text-lead font-semibold">{t`People worth following`}</h2>
        {/* Its space is reserved, so that the title does not move; a phone has no room for both. */}
        <Button
          asChild
          size="sm"
          variant="quiet"
          className={classNames("max-sm:hidden", !hasFollowed && "invisible")}
        >
          <Link to="/" search={{ tab: "following" }}>{t`See their posts`}</Link>
        </Button>
        <IconButton
          label={t`Hide these suggestions`}
          icon={<X size={18} aria-hidden="true" />}
          className="-me-2"
          onClick={dismiss}
        />
      </div>
      <ul className="divide-y divide-hairline">
        <GuardedRows rows={people.slice(0, shownPeople)}>
          {(member) => <SuggestedPerson member={member} isShort />}
        </GuardedRows>
      </ul>
    </Card>
  );
}

/** The post after the card, which may be in the next slice of the list. */
function nextPost(card: Element | null): HTMLElement | null {
  const posts = [...document.querySelectorAll<HTMLElement>("[role=feed] [data-post-id]")];
  const follows = (post: Element) =>
    card && (card.compareDocumentPosition(post) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return posts.find(follows) ?? posts.at(-1) ?? null;
}
