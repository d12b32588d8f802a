import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { getFollowStatus } from "#shared/follows/contract.ts";
import type { CallOutput } from "#shared/endpoint.ts";
import type { MemberCard } from "#shared/members/member-card.ts";
import { memberKeys } from "../../lib/query-keys/member-keys.ts";
import { classNames } from "../../ui/class-names.ts";
import { getLangAndDir } from "../../lib/text/lang-and-dir.ts";
import { Button } from "../../ui/button/Button.tsx";
import { PersonName } from "../../ui/content/PersonName.tsx";
import { useFollowTap } from "./use-follow.ts";

interface SuggestedPersonProps {
  readonly member: MemberCard;
  /** One line of the bio alone, among posts. */
  readonly isShort?: boolean;
}

export function SuggestedPerson({ member, isShort = false }: SuggestedPersonProps) {
  // Suggested members were not followed when the list was fetched; their cached profile may be
  // newer.
  const { data: status } = useQuery<CallOutput<typeof getFollowStatus>>({
    queryKey: memberKeys.followStatus(member.id),
    enabled: false,
  });
  const follow = useFollowTap(member.id, { isOn: status?.isFollowing ?? false, count: 0 });
  const { displayName } = member;
  return (
    <li className="flex items-start gap-3 py-3">
      <Link
        to="/$username"
        params={{ username: member.username }}
        className="min-w-0 flex-1 rounded-control text-ink no-underline"
      >
        <span className="flex items-center gap-3">
          <PersonName member={member} />
        </span>
        {member.bio && (
          <span className="mt-1.5 block sm:ms-13">
            <span
              {...getLangAndDir(member.bio)}
              className={classNames(
                "text-meta text-quiet wrap-anywhere",
                isShort ? "line-clamp-1" : "line-clamp-2",
              )}
            >
              {member.bio}
            </span>
          </span>
        )}
      </Link>
      <Button
        size="sm"
        variant={follow.isOn ? "quiet" : "secondary"}
        className="mt-1 w-24"
        aria-label={follow.isOn ? t`Unfollow ${displayName}` : t`Follow ${displayName}`}
        onClick={follow.toggle}
      >
        {follow.isOn ? t`Unfollow` : t({ message: "Follow", context: "verb" })}
      </Button>
    </li>
  );
}
