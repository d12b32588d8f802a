import { test as base } from "../support/test.ts";
import { type DesktopApp, type DesktopOptions, startDesktop } from "../support/desktop-app.ts";
import { startElectron } from "../support/electron-app.ts";

/**
 * `openApp` starts the desktop app, on the host or on the real Electron as its project says, on a
 * computer of its own; all of them are gone when the test ends.
 */
export const test = base.extend<{ openApp: (options?: DesktopOptions) => Promise<DesktopApp> }>({
  openApp: async ({ server }, use, info) => {
    const opened: Awaited<ReturnType<typeof startDesktop>>[] = [];
    await use(async (options) => {
      const start = info.project.name === "electron" ? startElectron : startDesktop;
      const app = await start({ server: server.origin, ...options });
      opened.push(app);
      return app;
    });
    for (const app of opened) {
      if (info.status !== info.expectedStatus) {
        await info.attach("app log", { body: app.output(), contentType: "text/plain" });
        console.log(app.output());
      }
      await app.dispose();
    }
  },
});

export { expect } from "@playwright/test";
