import type { QueryClient } from "@tanstack/react-query";
import { changeSettings, type NewSettings } from "#shared/account/settings-contract.ts";
import { getSupport } from "#shared/moderation/contract.ts";
import type { Support } from "#shared/moderation/crisis-support.ts";
import { call } from "../../lib/api/call.ts";
import { sessionKey } from "../../lib/session/session.ts";
import { supportKey } from "./use-own-support.ts";

/** Stores the country of the member's help lines, and returns the lines of that country. */
export async function chooseHelpCountry(
  client: QueryClient,
  helpCountry: NonNullable<NewSettings["helpCountry"]>,
): Promise<Support> {
  const user = await call(changeSettings, { body: { helpCountry } });
  // A session fetch in flight does not have the change yet.
  await client.cancelQueries({ queryKey: sessionKey });
  client.setQueryData(sessionKey, user);
  await client.cancelQueries({ queryKey: supportKey });
  const support = await call(getSupport);
  client.setQueryData(supportKey, support);
  return support;
}
