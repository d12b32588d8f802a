import { administrator } from "./administrator.ts";
import { api } from "./api.ts";
import { joinedMember } from "./members.ts";
import { startServer } from "./server.ts";

/**
 * One server for the whole run. The first member of an embedded run is its administrator (auth.13):
 * that one is made here, so that every member of a test is an ordinary one. Workers inherit the
 * address and the data directory through the environment.
 */
async function globalSetup(): Promise<(() => Promise<void>) | void> {
  if (process.env["E2E_BASE_URL"]) return;
  const server = await startServer();
  process.env["E2E_BASE_URL"] = server.url;
  process.env["E2E_DATA_DIR"] = server.dataDir;
  try {
    await joinedMember(api(server.url), administrator);
  } catch (cause) {
    await server.stop();
    throw cause;
  }
  return () => server.stop();
}

export default globalSetup;
