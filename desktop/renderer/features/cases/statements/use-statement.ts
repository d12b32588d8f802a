import { useQuery } from "@tanstack/react-query";
import { getStatement, getStatementByLink, type Statement } from "#shared/cases/statement-contract.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { call } from "../../../lib/api/call.ts";
import { caseKeys } from "../../../lib/query-keys/case-keys.ts";
import { forgetDecisionToken } from "../decision-token.ts";

/** Who asks: with the token of a mail, or by the session. */
interface Reader {
  readonly token: string | null;
  readonly isSignedIn: boolean;
}

/** A statement, and what it was opened with. */
interface OpenedStatement {
  readonly statement: Statement;
  /** The token of a mailed link; null: the session opened it. */
  readonly token: string | null;
}

/**
 * Why a decision was made. A token that opens nothing is forgotten, and gives way to the session.
 */
export function useStatement(id: string, { token, isSignedIn }: Reader) {
  return useQuery({
    queryKey: caseKeys.statement(id, token),
    queryFn: async ({ signal }): Promise<OpenedStatement> => {
      const bySession = async () => ({
        statement: await call(getStatement, { params: { id } }, { signal }),
        token: null,
      });
      if (token === null) return await bySession();
      try {
        return {
          statement: await call(getStatementByLink, { params: { id }, body: { token } }, { signal }),
          token,
        };
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
        forgetDecisionToken(id);
        if (!isSignedIn) throw error;
        return await bySession();
      }
    },
  });
}
