import type { App } from "electron";
import { readKilobytes, readMemory } from "../../os/read-memory.ts";
import type { HiddenPage } from "./hidden-page.ts";
import { failed, ok, type Outcome } from "../outcome.ts";

/** Loads the app's page out of sight, and measures its process and the main process. */
export async function checkMemory(
  app: Pick<App, "getAppMetrics">,
  openPage: () => Promise<HiddenPage>,
): Promise<Outcome> {
  const { contents, close } = await openPage();
  try {
    const { page, app: all } = readMemory(app, contents);
    const browser = app.getAppMetrics().find(({ type }) => type === "Browser");
    const main = browser ? readKilobytes(browser) : null;
    const found = { mainKilobytes: main, pageKilobytes: page, appKilobytes: all };
    if (!main) return failed("The system says nothing of the main process.", found);
    return page ? ok(found) : failed("The system says nothing of the page's process.", found);
  } finally {
    close();
  }
}
