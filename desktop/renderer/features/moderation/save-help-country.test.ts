import { sessionKey } from "../../lib/query-keys/member-keys.ts";
import { moderationKeys } from "../../lib/query-keys/moderation-keys.ts";
import "../../platform/testing/on-the-web.ts";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getSupport } from "#shared/moderation/contract.ts";
import type { Support } from "#shared/moderation/crisis-support.ts";
import { ownError, ownJson } from "#shared/system/testing/own-response.ts";
import { call } from "../../lib/api/call.ts";
import { saveHelpCountry } from "./HelpCountry.tsx";
import { cacheOfferedSupport, crisisSupport } from "./use-own-support.ts";

const linesOf = (country: string | null): Support => ({ ...crisisSupport, country });
let client: QueryClient;
let close = () => {};
const shown = () => client.getQueryData<Support>(moderationKeys.support)?.country;
/** The response of `GET /api/support`. */
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  vi.stubGlobal("fetch", (address: string, { method }: RequestInit) =>
    Promise.resolve(
      method === "PUT"
        ? ownJson({ helpCountry: "FI" })
        : String(address).includes("support")
        ? answer()
        : ownJson({}),
    ));
});
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

/** As an open card reads them. */
function openCard(): void {
  const queryFn = () => call(getSupport);
  close = new QueryObserver(client, { queryKey: moderationKeys.support, queryFn }).subscribe(() => {});
}

test("shows the lines of the chosen country on the open card", async () => {
  client.setQueryData(moderationKeys.support, linesOf("DE"));
  openCard();
  answer = () => ownJson(linesOf("FI"));
  await saveHelpCountry(client, "FI");
  expect(shown()).toBe("FI");
  expect(client.getQueryData(sessionKey)).toMatchObject({ helpCountry: "FI" });
});

test("keeps lines due that failed to load after the choice was stored", async () => {
  client.setQueryData(moderationKeys.support, linesOf("DE"));
  openCard();
  answer = () => ownError("internal");
  await expect(saveHelpCountry(client, "FI")).rejects.toThrow();
  expect(client.getQueryData(sessionKey)).toMatchObject({ helpCountry: "FI" });
  expect(shown()).toBe("DE");
  close();
  answer = () => ownJson(linesOf("FI"));
  openCard();
  await vi.waitFor(() => expect(shown()).toBe("FI"));
});

test("loads the lines again when a country is chosen before the first lines arrive", async () => {
  let first = Promise.withResolvers<Response>();
  answer = () => first.promise;
  openCard();
  const late = first;
  first = Promise.withResolvers();
  first.resolve(ownJson(linesOf("FI")));
  await saveHelpCountry(client, "FI");
  late.resolve(ownJson(linesOf("DE")));
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(shown()).toBe("FI");
});

test("shows lines that the server has just offered in place of older ones", () => {
  client.setQueryData(moderationKeys.support, linesOf("FI"));
  cacheOfferedSupport(client, linesOf("NL"));
  expect(shown()).toBe("NL");
});

test("fetches the member's own lines where the offer names no country", async () => {
  client.setQueryData(moderationKeys.support, linesOf("FI"));
  openCard();
  answer = () => ownJson(linesOf("NL"));
  cacheOfferedSupport(client, crisisSupport);
  await vi.waitFor(() => expect(shown()).toBe("NL"));
});
