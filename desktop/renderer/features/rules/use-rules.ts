import { useQuery } from "@tanstack/react-query";
import { getRules } from "#shared/rules/contract.ts";
import { call } from "../../lib/api/call.ts";

export const rulesKey = ["rules"] as const;

/** The rules of the house. */
export function useRules() {
  return useQuery({ queryKey: rulesKey, queryFn: ({ signal }) => call(getRules, {}, { signal }) });
}
