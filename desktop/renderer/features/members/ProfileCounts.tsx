import type { Profile } from "#shared/members/contract.ts";
import { formatCount } from "../../lib/format.ts";
import { useMemberStats } from "./use-member.ts";

/** Posts, followers, following and the day streak, in boxes that keep their place while the numbers load. */
export function ProfileCounts({ member }: { readonly member: Profile }) {
  const { data } = useMemberStats(member.id);
  const counts = [
    { label: "Posts", value: data?.postsCount },
    { label: "Followers", value: data?.followersCount },
    { label: "Following", value: data?.followingCount },
    { label: "Day streak", value: member.streak },
  ];
  return (
    <dl className="mt-5 grid grid-cols-4 gap-2 border-t border-hairline pt-4 text-center">
      {counts.map(({ label, value }) => (
        <div key={label} className="flex min-w-0 flex-col-reverse">
          <dt className="truncate text-meta text-quiet">{label}</dt>
          <dd className="tabular text-lead font-semibold">
            {value === undefined ? "–" : formatCount(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
