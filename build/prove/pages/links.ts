import { globSync } from "node:fs";
import { posix } from "node:path";
import { getText, listNodes, type Page } from "./read-page.ts";

/** Every link and picture of a page that leads to a file or a heading of the project. */
function linksOf(page: Page): string[] {
  return [...listNodes(page.tree)].flatMap(({ type, url = "" }) =>
    ["link", "image", "definition"].includes(type) && !/^[a-z]+:/i.test(url) ? [url] : []
  );
}

/** The anchors of a page's headings, as GitHub makes them. */
export function listAnchors(page: Page): Set<string> {
  const anchors = new Set<string>();
  for (const node of listNodes(page.tree)) {
    if (node.type !== "heading") continue;
    const anchor = getText(node).toLowerCase().replace(/[^\p{L}\p{N}_ -]/gu, "").replaceAll(" ", "-");
    const again = [...anchors].filter((other) => other.replace(/-\d+$/, "") === anchor).length;
    anchors.add(again ? `${anchor}-${again}` : anchor);
  }
  return anchors;
}

/** Links that lead nowhere, as `page: link`. `hasFile` knows files and folders. */
export function findBrokenLinks(pages: readonly Page[], hasFile: (path: string) => boolean): string[] {
  const anchors = new Map(pages.map((page) => [page.path, listAnchors(page)]));
  return pages.flatMap((page) =>
    linksOf(page).filter((link) => {
      const [file = "", anchor] = decodeURI(link).split("#");
      const target = file ? posix.join(posix.dirname(page.path), file) : page.path;
      return !hasFile(target) || (anchor && !anchors.get(target)?.has(anchor));
    }).map((link) => `${page.path}: ${link}`)
  );
}

/** Where pages name files: in backticks, with a slash; `<feature>` and `*` stand for any name. */
const sourcePath = /^[\w.@<>*-]+(?:\/[\w.@<>*-]+)+\/?$/;
const extension = /\.(tsx?|mjs|cjs|js|sql|md|json|css|html|png|svg|ico|icns|yml|nsh)$/;

/**
 * Paths in backticks that no file of the project has, as `page: path`. A path may begin
 * at the root, at the page's folder, or anywhere in the tree when it is the end of a file's path.
 */
export function findUnknownPaths(page: Page, root: string, files: readonly string[]): string[] {
  const top = /^(build|desktop|server|shared)\//;
  const ofDataDir = /^DATA_DIR\//;
  const named = [...listNodes(page.tree)]
    .filter(({ type, value = "" }) => type === "inlineCode" && sourcePath.test(value))
    .map(({ value = "" }) => value)
    .filter((value) => top.test(value) || (extension.test(value) && !ofDataDir.test(value)));
  const folder = posix.dirname(page.path);
  return [...new Set(named)].filter((value) => {
    const pattern = value.replace(/<[\w-]+>/g, "*").replace(/\/$/, "");
    const near = [pattern, posix.join(folder, pattern)];
    if (near.some((path) => globSync(path, { cwd: root }).length > 0)) return false;
    return !files.some((file) => posix.matchesGlob(file, `**/${pattern}`));
  }).map((value) => `${page.path}: ${value}`);
}
