import { expect, test } from "vitest";
import { createWholeZipStream } from "./save-export.ts";

const end = "PK\x05\x06".padEnd(22, "\0");

function pass(...chunks: string[]): Promise<string> {
  const zip = new ReadableStream<Uint8Array>({
    start: (to) => {
      for (const chunk of chunks) to.enqueue(Buffer.from(chunk));
      to.close();
    },
  });
  return new Response(zip.pipeThrough(createWholeZipStream())).text();
}

test.each([[[`files${end}`]], [["files", end]], [[...`files${end}`]]])(
  "passes a zip on that arrives as %j",
  async (chunks) => expect(await pass(...chunks)).toBe(`files${end}`),
);

test.each([[[]], [["files"]], [[end.slice(0, 21)]], [[end, "more"]]])(
  "fails for %j, which does not end as a zip",
  async (chunks: string[]) => await expect(pass(...chunks)).rejects.toThrow("The zip ends early"),
);
