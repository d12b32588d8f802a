import { openBrowser } from "./browser.ts";
import { fillWithDemo } from "./demo.ts";
import { awaitsAdministrator } from "./founder.ts";
import { type Launch, prepare } from "./prepare.ts";
import { readyText } from "./ready-text.ts";
import { keepServer } from "./server/keep-server.ts";
import { serverPermissions } from "./server/permissions.ts";
import { serverConfig } from "./settings.ts";

/** Starts everything. Throws when the start cannot succeed, or was ended by the signal. */
export async function launch(run: Launch): Promise<void> {
  const { root, signal, started } = run;
  const { settings, lock, environment } = await prepare(run);
  const { dataDir, demo } = settings;
  const { address } = started.adopt(
    await keepServer({ root, dataDir, environment, lock, signal }),
    (server) => server.stop(),
  );

  const config = serverConfig(environment);
  if (demo) {
    await fillWithDemo({
      root,
      environment: { ...environment, PUBLIC_URL: address },
      permissions: serverPermissions({ root, dataDir, config }),
      signal,
    });
  }
  console.log(readyText({
    address,
    awaitsAdministrator: await awaitsAdministrator(config),
    hasOutbox: !settings.isProduction && !config.smtpUrl,
    demo,
  }));
  if (settings.openBrowser) openBrowser(address);
}
