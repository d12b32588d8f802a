import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { getMemberStats } from "#shared/members/contract.ts";
import { memberKeys } from "../../lib/query-keys/member-keys.ts";
import { MemberName } from "../../ui/content/MemberName.tsx";
import { XpPill } from "../../features/xp/XpPill.tsx";
import { call } from "../../lib/api/call.ts";
import { formatCount } from "../../lib/text/format-counts-and-times.ts";
import { Avatar } from "../../ui/content/Avatar.tsx";
import { Card } from "../../ui/layout/Card.tsx";

/** The user card (shell.5). */
export function UserCard({ user }: { user: CurrentUser }) {
  const { data: stats } = useQuery({
    queryKey: memberKeys.stats(user.id),
    queryFn: ({ signal }) => call(getMemberStats, { params: { id: user.id } }, { signal }),
  });
  return (
    <Card as="section" aria-label="Your profile card" className="p-4">
      <Link
        to="/$username"
        params={{ username: user.username }}
        className="flex items-center gap-3 rounded-control text-ink no-underline"
      >
        <Avatar member={user} size="lg" />
        <span className="min-w-0">
          <span className="flex">
            <MemberName name={user.displayName} className="truncate font-semibold" />
          </span>
          <span className="block truncate text-meta text-quiet">{`@${user.username}`}</span>
        </span>
      </Link>
      <div className="mt-4 border-t border-hairline pt-3">
        <XpPill size="lg" />
      </div>
      <dl className="mt-3 grid grid-cols-3 gap-2 text-center">
        <Stat label="Posts" value={stats?.postsCount} />
        <Stat label="Followers" value={stats?.followersCount} />
        <Stat label="Following" value={stats?.followingCount} />
      </dl>
    </Card>
  );
}

/** Shows a dash while a count loads and when it fails, which is not worth an error. */
function Stat({ label, value }: { label: string; value: number | undefined }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-meta text-quiet">{label}</dt>
      <dd className="tabular text-lead font-semibold">{value === undefined ? "–" : formatCount(value)}</dd>
    </div>
  );
}
