import { useQuery } from "@tanstack/react-query";
import { getRules } from "#shared/rules/contract.ts";
import { call } from "../../lib/api/call.ts";
import { rulesKey } from "../../lib/query-keys/admin-keys.ts";

/** The rules of the house. */
export function useRules() {
  return useQuery({ queryKey: rulesKey, queryFn: ({ signal }) => call(getRules, {}, { signal }) });
}
