import { lisaId } from "#shared/assistant/lisa.ts";
import { signIn, type TestMember } from "../member.ts";
import type { TestApp } from "../create-test-app.ts";

/**
 * Lisa with a session, which never exists outside tests, so that a test sees what she would see.
 */
export async function signedInLisa(
  t: Pick<TestApp, "app" | "config" | "sql" | "clock">,
): Promise<TestMember> {
  return {
    id: lisaId,
    username: "Lisa",
    email: "lisa@bots.glimmer.app",
    password: "",
    ...await signIn(t, lisaId),
  };
}
