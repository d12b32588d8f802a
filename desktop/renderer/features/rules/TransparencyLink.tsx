import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { getTransparency } from "#shared/cases/numbers/numbers-contract.ts";
import { call } from "../../lib/api/call.ts";
import { caseKeys } from "../../lib/query-keys/case-keys.ts";

/** Leads to the numbers of moderation, where an administrator publishes them (numbers.3). */
export function TransparencyLink() {
  const { data } = useQuery({
    queryKey: caseKeys.transparency,
    queryFn: ({ signal }) => call(getTransparency, {}, { signal }),
  });
  if (!data?.isPublished) return null;
  return (
    <p className="mt-4 text-lead">
      <Link
        to="/transparency"
        className="inline-flex min-h-6 items-center text-brand underline underline-offset-4 pointer-coarse:min-h-11"
      >
        What was reported and decided, in numbers
      </Link>
    </p>
  );
}
