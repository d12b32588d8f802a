import "../platform/testing/on-the-web.ts";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createRouter } from "@tanstack/react-router";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { routeTree } from "./routes.tsx";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const { routesByPath } = createRouter({ routeTree, context: { queryClient: new QueryClient() } });
/** Parameters have names of their own on each side. */
const plain = (path: string) => path.replace(/\$\w+|\{[^}]+\}/g, "{}");
const screens = new Set(Object.keys(routesByPath).map(plain));

function rules(...ids: string[]): string {
  const page = readFileSync(`${root}shared/PRODUCT.md`, "utf8");
  return ids.map((id) => {
    const [, text] = page.split(`- **${id}** `);
    if (text === undefined) throw new Error(`PRODUCT.md has no rule ${id}`);
    return text.split("\n- **")[0];
  }).join("\n");
}

/** The paths in a text, e.g. `/post/{}`; `/` alone too. */
const pathsIn = (text: string) =>
  [...plain(text).matchAll(/(?<=^|[\s`(])\/(?:[\w{}@-]+(?:\/[\w{}-]+)*)?(?=[\s,.;:`)])/g)].map(([path]) =>
    path
  );

test("PRODUCT.md names every screen in routes.1 to routes.3, and no other", () => {
  const promised = new Set(pathsIn(rules("routes.1", "routes.2", "routes.3")));
  // The hashtag's screen without a tag, which says so (posts.12).
  const unpromised = ["/hashtag"];
  expect([...promised].filter((path) => !screens.has(path))).toEqual([]);
  expect([...screens].filter((path) => !promised.has(path))).toEqual(unpromised);
});

test("pages for readers name only screens that are there", () => {
  const ofServer = /^\/(api|dev|metrics|websocket|etc|opt|proc|srv|sys|var|usr|tmp)(\/|$)/;
  const files = ["README.md", ...globSync("build/docs/*.md", { cwd: root })];
  const named = files.flatMap((file) =>
    [...readFileSync(root + file, "utf8").matchAll(/`(\/[^`\s]*)`/g)].map(([, path = ""]) =>
      `${file}: ${plain(path)}`
    )
  );
  expect(named.filter((one) => {
    const path = one.slice(one.indexOf(": ") + 2);
    return !ofServer.test(path) && !screens.has(path);
  })).toEqual([]);
});
