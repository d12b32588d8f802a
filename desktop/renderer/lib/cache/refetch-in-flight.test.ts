import { InfiniteQueryObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { refetchInFlight } from "./refetch-in-flight.ts";

const queryKey = ["words"];

/** Fetches that the test resolves, in the order they were made. */
function heldReads<T>() {
  const reads: { readonly param: unknown; readonly answer: (value: T) => void }[] = [];
  return {
    reads,
    queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam?: unknown }) => {
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      signal.addEventListener("abort", () => reject(signal.reason));
      reads.push({ param: pageParam, answer: resolve });
      return promise;
    },
  };
}

test("restarts a first fetch in flight", async () => {
  const client = new QueryClient();
  const { reads, queryFn } = heldReads<string>();
  const stop = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {});
  refetchInFlight(client, queryKey);
  expect(reads).toHaveLength(2);
  reads[0]?.answer("older");
  reads[1]?.answer("newer");
  await expect.poll(() => client.getQueryData(queryKey)).toBe("newer");
  stop();
});

test("restarts a refetch in flight and keeps the written data until it arrives", async () => {
  const client = new QueryClient();
  client.setQueryData(queryKey, "first");
  const { reads, queryFn } = heldReads<string>();
  const stop = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {});
  client.setQueryData(queryKey, "written");
  refetchInFlight(client, queryKey);
  reads[0]?.answer("older");
  expect(client.getQueryData(queryKey)).toBe("written");
  reads[1]?.answer("newer");
  await expect.poll(() => client.getQueryData(queryKey)).toBe("newer");
  stop();
});

test("restarts a next page in flight as the next page of the current list", async () => {
  const client = new QueryClient();
  const { reads, queryFn } = heldReads<string>();
  const list = new InfiniteQueryObserver(client, {
    queryKey,
    queryFn,
    initialPageParam: 1,
    getNextPageParam: (_last, pages) => pages.length + 1,
  });
  const stop = list.subscribe(() => {});
  reads[0]?.answer("one");
  await expect.poll(() => client.getQueryData(queryKey)).toBeDefined();
  void list.fetchNextPage();
  client.setQueryData(queryKey, { pages: ["one and more"], pageParams: [1] });
  refetchInFlight(client, queryKey);
  expect(reads.map(({ param }) => param)).toEqual([1, 2, 2]);
  reads[1]?.answer("older two");
  reads[2]?.answer("two");
  await expect.poll(() => client.getQueryData(queryKey))
    .toEqual({ pages: ["one and more", "two"], pageParams: [1, 2] });
  stop();
});

test("does not fetch an unobserved query", () => {
  const client = new QueryClient();
  client.setQueryData(queryKey, "known");
  const { reads, queryFn } = heldReads<string>();
  const stop = new QueryObserver(client, { queryKey, queryFn, staleTime: Infinity }).subscribe(() => {});
  refetchInFlight(client, queryKey);
  refetchInFlight(client, ["elsewhere"]);
  expect(reads).toEqual([]);
  stop();
});
