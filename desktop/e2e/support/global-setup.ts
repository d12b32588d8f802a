import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { administrator } from "./administrator.ts";
import { api } from "./api.ts";
import { startDatabases } from "./servers/databases.ts";
import { joinedMember } from "./members.ts";
import { startServer } from "./server.ts";

const buildPages = join(import.meta.dirname, "../../../build/prove/testing/build-pages.ts");

/**
 * One server for the whole run. The first member of a server is its administrator (auth.13):
 * that one is made here, so that every member of a test is an ordinary one. Workers inherit the
 * addresses and the data directory through the environment.
 */
async function globalSetup(): Promise<(() => Promise<void>) | void> {
  if (process.env["E2E_BASE_URL"]) return;
  await Promise.all([startDatabases(), promisify(execFile)(process.execPath, [buildPages])]);
  const server = await startServer();
  process.env["E2E_BASE_URL"] = server.url;
  process.env["E2E_DATA_DIR"] = server.dataDir;
  process.env["E2E_DATABASE_URL"] = server.databaseUrl ?? "";
  try {
    await joinedMember(api(server.url), administrator);
  } catch (cause) {
    await server.stop();
    throw cause;
  }
  return () => server.stop();
}

export default globalSetup;
