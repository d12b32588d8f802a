import { InfiniteQueryObserver, MutationObserver, notifyManager } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createQueryClient } from "./query-client.ts";

const queryKey = ["words"];

test("keeps a next page in flight when an event refetches the list", async () => {
  const client = createQueryClient(() => undefined);
  const reads: { readonly page: unknown; readonly respond: (words: string) => void }[] = [];
  const list = new InfiniteQueryObserver(client, {
    queryKey,
    queryFn: ({ pageParam, signal }) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      signal.addEventListener("abort", () => reject(signal.reason as Error));
      reads.push({ page: pageParam, respond: resolve });
      return promise;
    },
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => pages.length,
  });
  const stop = list.subscribe(() => undefined);
  const pages = () => client.getQueryData<{ pages: string[] }>(queryKey)?.pages;
  reads[0]?.respond("first");
  await expect.poll(pages).toEqual(["first"]);
  void list.fetchNextPage();
  const reread = client.invalidateQueries({ queryKey });
  reads[1]?.respond("second");
  await expect.poll(() => reads.map(({ page }) => page)).toEqual([0, 1, 0]);
  expect(pages()).toEqual(["first", "second"]);
  reads[2]?.respond("first, again");
  await expect.poll(() => reads.length).toBe(4);
  reads[3]?.respond("second, again");
  await reread;
  expect(pages()).toEqual(["first, again", "second, again"]);
  stop();
});

test("notifies a screen of a mutation before the browser's next task", async () => {
  const client = createQueryClient(() => undefined);
  const { promise, resolve } = Promise.withResolvers<void>();
  const change = new MutationObserver(client, { mutationFn: () => promise });
  const seen: string[] = [];
  // As `useMutation` subscribes.
  const stop = change.subscribe(notifyManager.batchCalls(({ status }) => seen.push(status)));
  const nextTask = new Promise<string[]>((done) => setTimeout(() => done([...seen]), 0));
  const changed = change.mutate();
  expect(await nextTask).toEqual(["pending"]);
  resolve();
  await changed;
  stop();
});
