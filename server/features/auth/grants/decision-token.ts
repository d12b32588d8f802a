import { retention } from "#shared/retention.ts";
import { readToken, type SigningCtx, signToken } from "./signed-tokens.ts";

/** As long as a decision can be contested (appeals.1). */
const lifetimeSeconds = retention.appealable.days * 24 * 60 * 60;

interface OneDecision {
  readonly decisionId: string;
  readonly memberId: string;
}

/** Signs a token that opens one decision for one member, without a session (reasons.1). */
export function signDecision(ctx: SigningCtx, { decisionId, memberId }: OneDecision): Promise<string> {
  return signToken(ctx, "decision", { sub: memberId, jti: decisionId }, lifetimeSeconds);
}

/** The member for whom a token opens the decision; null unless it is ours, for this decision. */
export async function readDecisionToken(
  ctx: SigningCtx,
  decisionId: string,
  token: string,
): Promise<string | null> {
  const claims = await readToken(ctx, "decision", token, ["sub", "jti"]);
  return claims?.jti === decisionId ? claims.sub : null;
}
