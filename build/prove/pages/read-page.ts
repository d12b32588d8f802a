import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

/** A node of a page's syntax tree, by the names of mdast. */
export interface Node {
  readonly type: string;
  readonly value?: string;
  readonly lang?: string | null;
  readonly url?: string;
  readonly children?: readonly Node[];
  readonly position?: { readonly start: { readonly line: number } };
}

/** A page of the project, read as Markdown. */
export interface Page {
  /** From the root, with slashes. */
  readonly path: string;
  readonly text: string;
  readonly tree: Node;
}

const parser = unified().use(remarkParse).use(remarkGfm);

/** Every page of the project. */
export function readPages(root: string): Page[] {
  return globSync(["*.md", "{build,desktop,server,shared}/**/*.md"], { cwd: root })
    .map((path) => path.replaceAll("\\", "/"))
    .toSorted()
    .map((path) => readPage(root, path));
}

/** One page of the project by its path. */
export function readPage(root: string, path: string): Page {
  return parsePage(path, readFileSync(join(root, path), "utf8"));
}

export function parsePage(path: string, text: string): Page {
  return { path, text, tree: parser.parse(text) as Node };
}

/** The node and all below it, in the order of the text. */
export function* listNodes(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children ?? []) yield* listNodes(child);
}

/** The text of a node without its markup. */
export function getText(node: Node): string {
  if (node.type === "text" || node.type === "inlineCode" || node.type === "code") return node.value ?? "";
  return (node.children ?? []).map(getText).join("");
}

/** The cells of every table of a page, a row each, without the heads. */
export function listRows({ tree }: Page): (readonly Node[])[] {
  return [...listNodes(tree)].filter(({ type }) => type === "table")
    .flatMap(({ children = [] }) => children.slice(1).map((row) => row.children ?? []));
}
