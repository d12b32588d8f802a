import { useQuery } from "@tanstack/react-query";
import { getRules } from "#shared/rules/contract.ts";
import { writeFirstRules } from "#shared/rules/first-rules.ts";
import { call } from "../../lib/api/call.ts";
import { showText } from "../../lib/language/show-text.ts";
import { rulesKey } from "../../lib/query-keys/admin-keys.ts";

/** The rules of a house that has changed none. */
export const firstRules = writeFirstRules(showText);

/** The rules of the house. */
export function useRules() {
  return useQuery({ queryKey: rulesKey, queryFn: ({ signal }) => call(getRules, {}, { signal }) });
}
