import { useQuery } from "@tanstack/react-query";
import { getAbout } from "#shared/system/contract.ts";
import { systemKeys } from "../query-keys/admin-keys.ts";
import { call } from "./call.ts";

/** Reads what the server tells strangers of itself. Undefined until it has. */
export function useAbout() {
  const { data } = useQuery({
    queryKey: systemKeys.about,
    queryFn: ({ signal }) => call(getAbout, {}, { signal }),
    staleTime: Infinity,
  });
  return data;
}
