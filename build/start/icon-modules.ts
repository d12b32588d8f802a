import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import iconImports from "lucide-react/dynamicIconImports.mjs";
import { isGenerated, parseModule } from "../prove/architecture/read-modules.ts";

/** Where the icons are, from the project's root. */
export const iconFolder = "desktop/renderer/ui/icons";

/** The paths of the icons' modules that the renderer imports, sorted. */
export function listImportedIcons(root: string): string[] {
  const imports = list(root, "desktop/renderer/**/*.{ts,tsx}").flatMap((path) =>
    parseModule(path, readFileSync(join(root, path), "utf8")).imports
  );
  return [...new Set(imports)].filter(isGenerated).toSorted();
}

/** The paths of the icons' modules that exist, sorted. */
export function listExistingIcons(root: string): string[] {
  return list(root, `${iconFolder}/*.ts`).filter(isGenerated).toSorted();
}

function list(root: string, pattern: string): string[] {
  return globSync(pattern, { cwd: root }).map((path) => path.replaceAll("\\", "/"));
}

/** An element of an icon as Lucide has it, with a `key` for React's lists. */
type LucideShape = readonly [element: string, attributes: Readonly<Record<string, string>>];

interface LucideModule {
  readonly __iconData: { readonly node: readonly LucideShape[] };
}

/** Those that point along the line of text or show it, and turn with it. Clocks do not. */
const mirrored = new Set([
  "arrow-down-left",
  "arrow-left",
  "arrow-right",
  "arrow-up-right",
  "chevron-left",
  "chevron-right",
  "external-link",
  "log-out",
  "message-square-text",
  "panel-left",
  "reply",
  "send",
  "send-horizontal",
  "undo-2",
]);

/** Returns the text of an icon's module. Throws when Lucide has no icon of its name. */
export async function writeIconModule(path: string): Promise<string> {
  const name = posix.basename(path, ".ts");
  const load = (iconImports as Readonly<Record<string, () => Promise<unknown>>>)[name];
  if (!load) throw new Error(`Lucide has no icon named ${name}. See https://lucide.dev/icons.`);
  const { __iconData } = await load() as LucideModule;
  const draw = mirrored.has(name) ? "mirroredIcon" : "icon";
  return [
    "// Written by build/generate-icons.ts from Lucide, whose LICENSE is beside it.",
    `import { ${draw} } from "./icon.ts";`,
    "",
    `export const ${componentName(name)} = ${draw}(`,
    ...__iconData.node.map(writeShape),
    ");",
    "",
  ].join("\n");
}

function componentName(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Breaks the line where the formatter would. */
function writeShape([element, attributes]: LucideShape): string {
  const drawn = Object.entries(attributes).filter(([name]) => name !== "key");
  const written = drawn.map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const line = `  ["${element}", { ${written.join(", ")} }],`;
  if (line.length <= formattedWidth) return line;
  return [`  ["${element}", {`, ...written.map((attribute) => `    ${attribute},`), "  }],"].join("\n");
}

const formattedWidth = 110;
