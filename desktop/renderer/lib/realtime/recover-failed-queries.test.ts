import "../testing/plain-platform.ts";
import { QueryObserver } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError, createNetworkError } from "../api/api-error.ts";
import { createQueryClient } from "../cache/query-client.ts";
import { onConnectionReturn } from "./connection-return.ts";
import { recoverFailedQueries } from "./recover-failed-queries.ts";
import { reportConnection } from "./report-connection.ts";

const page = new EventTarget();
vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));

test("the first connection of a page is not a return", async () => {
  vi.resetModules();
  const { reportConnection } = await import("./report-connection.ts");
  const callback = vi.fn();
  const stop = onConnectionReturn(callback);
  for (const connection of ["lost", "live", "live"] as const) reportConnection(connection);
  expect(callback).not.toHaveBeenCalled();
  for (const connection of ["lost", "live", "live"] as const) reportConnection(connection);
  expect(callback).toHaveBeenCalledOnce();
  stop();
  for (const connection of ["lost", "live"] as const) reportConnection(connection);
  expect(callback).toHaveBeenCalledOnce();
});

beforeEach(() => {
  // The page has been connected before.
  reportConnection("live");
  reportConnection("lost");
});

const returns = [
  ["the browser is online again", () => page.dispatchEvent(new Event("online"))],
  ["events arrive again", () => reportConnection("live")],
  ["both happen", () => page.dispatchEvent(new Event("online")) && reportConnection("live")],
] as const;

const notFound = new ApiError({ status: 404, code: "not_found", userMessage: null, bodyText: "" });
const malformed = new TypeError("undefined is not a list");

test.each(returns.flatMap(([when, happen]) =>
  ([
    ["a screen without a connection", createNetworkError(), true, 2],
    ["a screen with a malformed response", malformed, true, 2],
    ["what the server refused", notFound, true, 1],
    ["what no screen shows", createNetworkError(), false, 1],
  ] as const).map(([what, error, isShown, calls]) => [what, when, happen, error, isShown, calls] as const)
))("%s, when %s, is refetched or not", async (_what, _when, happen, error, isShown, calls) => {
  const client = createQueryClient(() => {});
  const stop = recoverFailedQueries(client);
  const read = vi.fn().mockRejectedValueOnce(error).mockResolvedValue("rows");
  const query = new QueryObserver(client, { queryKey: ["list"], queryFn: read, retry: false });
  const hide = query.subscribe(() => {});
  await vi.waitFor(() => expect(query.getCurrentResult().status).toBe("error"));
  if (!isShown) hide();
  happen();
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(read).toHaveBeenCalledTimes(calls);
  hide();
  stop();
  happen();
  expect(client.isFetching()).toBe(0);
  client.clear();
});

test("a list that shows rows is not refetched", async () => {
  const client = createQueryClient(() => {});
  const stop = recoverFailedQueries(client);
  const read = vi.fn().mockRejectedValue(createNetworkError());
  client.setQueryData(["list"], ["a post"]);
  const query = new QueryObserver(client, { queryKey: ["list"], queryFn: read, retry: false, staleTime: 0 });
  const hide = query.subscribe(() => {});
  await vi.waitFor(() => expect(query.getCurrentResult().status).toBe("error"));
  page.dispatchEvent(new Event("online"));
  expect(client.isFetching()).toBe(0);
  expect(read).toHaveBeenCalledOnce();
  hide();
  stop();
  client.clear();
});
