import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** A folder that is deleted after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "glimmer-main-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
