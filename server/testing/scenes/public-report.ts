import type { TestApp } from "../create-test-app.ts";
import { makeChallenge } from "../../features/reports/public/issue-challenge.ts";

/** A puzzle of the app for a source, with its solution. */
export async function solvedProof(
  { deps: { config, clock } }: Pick<TestApp, "deps">,
  source = "127.0.0.1",
): Promise<{ token: string; salt: string; number: number }> {
  const { token, salt } = await makeChallenge({ config, clock, source }, 10, 7);
  return { token, salt, number: 7 };
}

/** The body of a report by somebody without an account. */
export async function publicReport(t: Pick<TestApp, "deps">, path: string, given: object = {}) {
  return {
    address: path,
    reason: "spam",
    words: "It sells something that does not exist.",
    email: "reader@example.org",
    isInGoodFaith: true,
    proof: await solvedProof(t),
    ...given,
  };
}
