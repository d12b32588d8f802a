import { useQuery } from "@tanstack/react-query";
import { getStatement, getStatementByLink } from "#shared/cases/statement-contract.ts";
import { call } from "../../../lib/api/call.ts";

/** The key under which a decision's statement is cached; with a token it is another's. */
export const statementKey = (id: string, token: string | null) => ["statement", id, token] as const;

/** Why a decision was made: by the session or, with the token of a mail, without one. */
export function useStatement(id: string, token: string | null) {
  return useQuery({
    queryKey: statementKey(id, token),
    queryFn: ({ signal }) =>
      token === null
        ? call(getStatement, { params: { id } }, { signal })
        : call(getStatementByLink, { params: { id }, body: { token } }, { signal }),
  });
}
