import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { pageCommands } from "./page-commands.ts";

test("puts each name in once, also when what is put in holds another name", () => {
  const root = mkdtempSync(join(tmpdir(), "glimmer-page-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const block = (test: string, command: string) =>
    `<!-- run by: ${test} -->\n\n\`\`\`sh\n${command}\n\`\`\`\n`;
  writeFileSync(
    join(root, "page.md"),
    block("a.test.ts", "tar -xzf glimmer-0.1.0.tar.gz -C /opt") + block("b.test.ts", "ls") +
      block("a.test.ts", "mv /var/lib/glimmer /var/lib/glimmer-0.2.0"),
  );
  const names = { "/opt": "/var/tmp/opt", "/var": "/var/tmp/var", "0.1.0": "0.2.0", "0.2.0": "99.0.0" };
  expect(pageCommands(root, "page.md", "a.test.ts", names)).toEqual([
    "tar -xzf glimmer-0.2.0.tar.gz -C /var/tmp/opt",
    "mv /var/tmp/var/lib/glimmer /var/tmp/var/lib/glimmer-99.0.0",
  ]);
});
