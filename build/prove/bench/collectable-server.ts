// The product, which besides collects its garbage and weighs itself when its parent process asks.
// `serve-collectable.ts` starts it with Deno; production starts server/main.ts, which cannot.
import process from "node:process";
import { collectQuestion, type Weight } from "./serve-collectable.ts";

const { gc } = globalThis as unknown as { readonly gc: () => void };

process.on("message", (asked) => {
  if (asked !== collectQuestion) return;
  // Twice: what the first collection frees may hold more.
  gc();
  setTimeout(() => {
    gc();
    const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
    process.send?.({ rss, heapUsed, heapTotal, external } satisfies Weight);
  }, 100);
});

await import("../../../server/main.ts");
