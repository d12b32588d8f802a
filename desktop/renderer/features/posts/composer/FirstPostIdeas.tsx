import { useQuery } from "@tanstack/react-query";
import { getMemberStats } from "#shared/members/contract.ts";
import { call } from "../../../lib/api/call.ts";
import { memberKeys } from "../../../lib/query-keys/member-keys.ts";

/**
 * A line of ideas on the empty field of a member who has not posted yet (product.14). It lies on
 * the field and takes no space, so that nothing moves when it comes or goes.
 */
export function FirstPostIdeas({ memberId }: { readonly memberId: string }) {
  const { data } = useQuery({
    queryKey: memberKeys.stats(memberId),
    queryFn: ({ signal }) => call(getMemberStats, { params: { id: memberId } }, { signal }),
  });
  if (data?.postsCount !== 0) return null;
  return (
    <p className="pointer-events-none absolute inset-x-0 top-11 text-meta text-quiet low:hidden">
      For a first post, one sentence is enough: a walk you took, a song that helped, something kind you saw,
      or what you look forward to.
    </p>
  );
}
