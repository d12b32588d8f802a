import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = dirname(dirname(import.meta.dirname));
let project = "";
let report = "";

const files: Readonly<Record<string, string>> = {
  "package.json": JSON.stringify({
    type: "module",
    imports: { "#shared/*": "./shared/*" },
    dependencies: { zod: "1.0.0", hono: "1.0.0", tailwindcss: "1.0.0" },
    devDependencies: { vitest: "1.0.0" },
  }),
  "server/main.ts": 'import { used } from "./parts.ts";\nimport * as rules from "#shared/rules.ts";\n' +
    'import "zod";\nused(rules.inNamespace);\nvoid import("./later.ts").then(({ later }) => later());\n',
  "server/parts.ts": "export const used = (n: number) => n;\nexport const unusedValue = 1;\n" +
    "export type UnusedType = string;\nexport interface UnusedInterface {\n  readonly n: number;\n}\n" +
    "export const onlyHere = 1;\nused(onlyHere);\nexport const onlyTested = 1;\n",
  "server/parts.test.ts": 'import { onlyTested } from "./parts.ts";\nvoid onlyTested;\n',
  "server/later.ts": "export const later = () => 1;\n",
  "server/nobody.ts": "export const unread = 1;\n",
  "server/nobody.mjs": "console.log(1);\n",
  "shared/rules.ts": "export const inNamespace = 1;\nexport const unusedInNamespace = 2;\n",
  "desktop/renderer/ui/base.css": '@import "tailwindcss";\n@import "./tokens.css";\n',
  "desktop/renderer/ui/tokens.css": "",
};

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), "glimmer-unused-"));
  await cp(join(root, "knip.config.ts"), join(project, "knip.config.ts"));
  await symlink(join(root, "node_modules"), join(project, "node_modules"));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(project, path)), { recursive: true });
    await writeFile(join(project, path), text);
  }
  report = await new Promise((resolve) =>
    execFile(
      join(root, "node_modules/.bin/knip"),
      ["--no-progress", "--no-config-hints"],
      { cwd: project },
      (_, out) => resolve(out),
    )
  );
}, 30_000);

afterAll(() => rm(project, { recursive: true, force: true }));

test.each([
  ["a value that nobody imports", "unusedValue", "server/parts.ts"],
  ["a type that nobody imports", "UnusedType", "server/parts.ts"],
  ["an interface that nobody imports", "UnusedInterface", "server/parts.ts"],
  ["an export that only its own file uses", "onlyHere", "server/parts.ts"],
  ["an export of a module that is imported whole", "unusedInNamespace", "shared/rules.ts"],
  ["a file that nobody imports", "", "server/nobody.ts"],
  ["a script that nobody names", "", "server/nobody.mjs"],
  ["a package that nobody imports", "hono", "package.json"],
])("knip finds %s", (_, name, path) => {
  const found = report.split("\n").filter((line) => line.includes(path));
  expect(found).toContainEqual(expect.stringMatching(new RegExp(`^${name}`)));
});

test.each([
  "used",
  "onlyTested",
  "later",
  "inNamespace",
  "zod",
  "tailwindcss",
  "desktop/renderer/ui/tokens.css",
])(
  "knip leaves %s alone",
  (name) => expect(report.split("\n").map((line) => line.split(" ")[0])).not.toContain(name),
);
