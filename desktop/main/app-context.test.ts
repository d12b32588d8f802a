import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createContext } from "./app-context.ts";
import { someConfig } from "./testing/some-config.ts";
import { quietLog } from "./testing/quiet-log.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const folder = temporaryFolder();

test("uses the server the member chose, or the one the app was packaged for", () => {
  const config = someConfig(folder);
  const { server, settings } = createContext(config, quietLog(), mkdtempSync(join(folder, "run-")), folder);
  expect(server()).toBe("https://glimmer.example.org");
  settings.write({ ...settings.read(), server: "https://other.example.org" });
  expect(server()).toBe("https://other.example.org");
});
