import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { pollEvery } from "./poll.ts";

test("polls a query once it has data, and not while it has failed without data", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const queryKey = ["leaders"];
  const read = (answer: () => Promise<string>) =>
    client.fetchQuery({ queryKey, queryFn: answer }).catch(() => undefined);
  const interval = () => {
    const query = client.getQueryCache().find({ queryKey });
    return query && pollEvery(1_000)(query);
  };
  await read(() => Promise.reject(new Error("away")));
  expect(interval()).toBe(false);
  await read(() => Promise.resolve("here"));
  expect(interval()).toBe(1_000);
});
