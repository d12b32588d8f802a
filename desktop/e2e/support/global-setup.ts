import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { administrator } from "./administrator.ts";
import { api } from "./api.ts";
import { joinedMember } from "./members.ts";
import { startServer } from "./server.ts";

const joinMembers = join(import.meta.dirname, "../../../build/prove/testing/join-members.ts");

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
    process.env["E2E_JOIN_URL"] = await startJoining(server.dataDir);
  } catch (cause) {
    await server.stop();
    throw cause;
  }
  return () => server.stop();
}

/** Starts what `joinedMember` posts members to; it ends with this process. */
async function startJoining(dataDir: string): Promise<string> {
  const child = spawn(process.execPath, [joinMembers, dataDir], { stdio: ["pipe", "pipe", "inherit"] });
  child.unref();
  const ended = once(child, "exit").then(() => Promise.reject(new Error(`${joinMembers} ended.`)));
  const [address] = await Promise.race([once(child.stdout, "data"), ended]);
  return String(address).trim();
}

export default globalSetup;
