import { useQuery } from "@tanstack/react-query";
import { getStatement, getStatementByLink } from "#shared/cases/statement-contract.ts";
import { call } from "../../../lib/api/call.ts";
import { forgetDecisionToken } from "../decision-token.ts";

/** Who asks: with the token of a mail, or by the session. */
interface Reader {
  readonly token: string | null;
  readonly isSignedIn: boolean;
}

/** The key under which a decision's statement is cached; with a token it may be another's. */
export const statementKey = (id: string, token: string | null) => ["statement", id, token] as const;

/** Why a decision was made. A token that opens nothing gives way to the session. */
export function useStatement(id: string, { token, isSignedIn }: Reader) {
  return useQuery({
    queryKey: statementKey(id, token),
    queryFn: async ({ signal, client }) => {
      const bySession = () => call(getStatement, { params: { id } }, { signal });
      if (token === null) return await bySession();
      const byLink = call(getStatementByLink, { params: { id }, body: { token } }, { signal });
      if (!isSignedIn) return await byLink;
      return await byLink.catch(async () => {
        const statement = await bySession();
        client.setQueryData(statementKey(id, null), statement);
        forgetDecisionToken(id);
        return statement;
      });
    },
  });
}
