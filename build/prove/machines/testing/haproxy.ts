import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** Whether the system has HAProxy. */
export const hasHaproxy = spawnSync("haproxy", ["-v"]).status === 0;
if (!hasHaproxy) console.log("No haproxy found: tests of it are skipped.");

/** Runs a real HAProxy until `end`; resolves once it listens on the port. */
export async function startHaproxy(config: string, port: number): Promise<{ end(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), "glimmer-haproxy-"));
  const file = join(directory, "haproxy.cfg");
  await writeFile(file, `${config}\n`);
  const child = spawn("haproxy", ["-db", "-f", file], { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (chunk) => said += chunk);
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  while (!await accepts(port)) {
    if (child.exitCode !== null) throw new Error(`HAProxy ended: ${said}`);
    await wait(20);
  }
  return {
    async end() {
      process.off("exit", kill);
      const ended = once(child, "exit");
      if (child.kill("SIGKILL")) await ended;
      await rm(directory, { recursive: true });
    },
  };
}

async function accepts(port: number): Promise<boolean> {
  const socket = createConnection(port, "127.0.0.1");
  const accepted = await once(socket, "connect").then(() => true, () => false);
  socket.destroy();
  return accepted;
}
