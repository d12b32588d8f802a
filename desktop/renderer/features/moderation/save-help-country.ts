import type { QueryClient } from "@tanstack/react-query";
import { changeSettings, type NewSettings } from "#shared/account/settings-contract.ts";
import { call } from "../../lib/api/call.ts";
import { sessionKey } from "../../lib/query-keys/member-keys.ts";
import { moderationKeys } from "../../lib/query-keys/moderation-keys.ts";

/**
 * Stores the country of the member's help lines, and loads its lines into the open card. Throws
 * when either fails; lines that could not be loaded stay due, and come with the next fetch.
 */
export async function saveHelpCountry(
  client: QueryClient,
  helpCountry: NonNullable<NewSettings["helpCountry"]>,
): Promise<void> {
  const user = await call(changeSettings, { body: { helpCountry } });
  // Fetches in flight do not have the change yet.
  await client.cancelQueries({ queryKey: sessionKey });
  client.setQueryData(sessionKey, user);
  await client.cancelQueries({ queryKey: moderationKeys.support });
  await client.invalidateQueries({ queryKey: moderationKeys.support }, { throwOnError: true });
}
