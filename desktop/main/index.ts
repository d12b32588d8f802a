import { app, BrowserWindow, protocol } from "electron";
import { join } from "node:path";
import { appOrigin, appScheme } from "./app-scheme.ts";
import { serveBundle } from "./bundle-files.ts";

protocol.registerSchemesAsPrivileged([appScheme]);
app.enableSandbox();

void app.whenReady().then(async () => {
  const out = join(import.meta.dirname, "..");
  protocol.handle(
    "app",
    (request) => serveBundle(join(out, "renderer"), new URL(request.url).pathname, __SERVER_URL__ || null),
  );
  const window = new BrowserWindow({
    webPreferences: { preload: join(out, "preload/index.cjs"), sandbox: true, contextIsolation: true },
  });
  await window.loadURL(`${appOrigin}/`);
});
