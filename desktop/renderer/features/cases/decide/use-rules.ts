import { useQuery } from "@tanstack/react-query";
import type { HouseRule } from "#shared/rules/contract.ts";
import { getRules } from "#shared/rules/contract.ts";
import { call } from "../../../lib/api/call.ts";
import { caseKeys } from "../../../lib/query-keys/case-keys.ts";
import { firstRules } from "../../rules/use-rules.ts";

/** The rules of the house; until they have arrived, those that a new house has. */
export function useHouseRules(): readonly HouseRule[] {
  const { data } = useQuery({
    queryKey: caseKeys.rules,
    queryFn: ({ signal }) => call(getRules, {}, { signal }),
    staleTime: 5 * 60_000,
  });
  return data?.rules ?? firstRules;
}
