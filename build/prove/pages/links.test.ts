import { expect, test } from "vitest";
import { findBrokenLinks, findUnknownPaths, listAnchors } from "./links.ts";
import { parsePage } from "./read-page.ts";

test("headings have the anchors that GitHub gives them", () => {
  const page = parsePage("a.md", "# What `npm start` does: all\n\n## Again\n\n## Again\n\n### 22 °C");
  expect([...listAnchors(page)]).toEqual(["what-npm-start-does-all", "again", "again-1", "22-c"]);
});

test("a link to a file or heading that is not there is broken", () => {
  const pages = [
    parsePage("docs/a.md", "# A\n\n[b](b.md#b) [root](../c.md) [self](#a) [out](https://example.org/x#y)"),
    parsePage("docs/b.md", "# B\n\n[a](a.md#b) ![picture](gone.png) [gone][1] [self](#c)\n\n[1]: ../gone.md"),
  ];
  expect(findBrokenLinks(pages, (path) => ["docs/a.md", "docs/b.md", "c.md"].includes(path)))
    .toEqual(["docs/b.md: a.md#b", "docs/b.md: gone.png", "docs/b.md: #c", "docs/b.md: ../gone.md"]);
});

test("a source file may be named by the end of its path, and by stand-ins for any name", () => {
  const page = parsePage(
    "server/a.md",
    "`db/open.ts` `features/<feature>/routes.ts` `server/*.ts` `text/html` `gone/open.ts` `build/gone`",
  );
  const files = ["server/db/open.ts", "server/features/posts/routes.ts", "server/main.ts"];
  expect(findUnknownPaths(page, "/nowhere", files)).toEqual([
    "server/a.md: gone/open.ts",
    "server/a.md: build/gone",
  ]);
});
