import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Waits until the browser's database has that many images of drafts. */
export async function expectKeptImages(page: Page, count: number): Promise<void> {
  await expect.poll(() =>
    page.evaluate(async () => {
      const databases = await indexedDB.databases();
      // Opening it here would make it, and without its table.
      if (!databases.some(({ name }) => name === "glimmer-drafts")) return 0;
      return await new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("glimmer-drafts");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction("files").objectStore("files").count();
          counting.onsuccess = () => resolve(counting.result);
          opening.result.close();
        };
      });
    })
  ).toBe(count);
}
