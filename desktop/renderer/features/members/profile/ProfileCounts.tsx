import { useState } from "react";
import { isAssistant } from "#shared/members/member-kind.ts";
import type { Profile } from "#shared/members/contract.ts";
import { formatCount } from "../../../lib/text/format-counts-and-times.ts";
import type { PeopleKind } from "../../../lib/query-keys/member-keys.ts";
import { LazyOverlay } from "../../../ui/dialog/LazyOverlay.tsx";
import { useFollow } from "../../follows/use-follow.ts";
import { useMemberStats } from "../use-member.ts";

const loadPeople = () => import("../../follows/PeopleDialog.tsx");

/**
 * Posts, followers, following and, except for Lisa, the streak, in boxes that keep their size while
 * the numbers load.
 */
export function ProfileCounts({ member }: { readonly member: Profile }) {
  const { data } = useMemberStats(member.id);
  const followers = useFollow(member.id, data?.followersCount).count;
  const [open, setOpen] = useState<PeopleKind | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <ul className="mt-5 grid auto-cols-fr grid-flow-col gap-2 border-t border-hairline pt-4 text-center">
        <Count label="Posts" value={data?.postsCount} />
        <Count label="Followers" value={data && followers} onOpen={() => setOpen("followers")} />
        <Count label="Following" value={data?.followingCount} onOpen={() => setOpen("following")} />
        {!isAssistant(member.username) && <Count label="Day streak" value={member.streak} />}
      </ul>
      {open && (
        <LazyOverlay load={loadPeople} onClose={close}>
          {({ PeopleDialog }) => <PeopleDialog memberId={member.id} kind={open} onClose={close} />}
        </LazyOverlay>
      )}
    </>
  );
}

interface CountProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly onOpen?: () => void;
}

function Count({ label, value, onOpen }: CountProps) {
  const body = (
    <>
      <span className="tabular block text-lead font-semibold text-ink">
        {value === undefined ? "–" : formatCount(value)}
      </span>{" "}
      <span className="block truncate text-meta text-quiet">{label}</span>
    </>
  );
  return (
    <li className="min-w-0">
      {onOpen
        ? (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onOpen}
            className="w-full rounded-control py-1 transition-colors hover:bg-wash"
          >
            {body}
          </button>
        )
        : <div className="py-1">{body}</div>}
    </li>
  );
}
