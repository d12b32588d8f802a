import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createConnection, createServer } from "node:net";
import { afterAll } from "vitest";

/** The program of a Redis or Valkey server; null where there is none. */
export const redisProgram =
  ["redis-server", "valkey-server"].find((program) => spawnSync(program, ["--version"]).status === 0) ?? null;
if (!redisProgram) console.log("No redis-server found: tests of several server processes are skipped.");

interface RedisServer {
  readonly url: string;
  /** Like pulling the plug. */
  kill(): Promise<void>;
  /** Starts it again on the same port. */
  start(): Promise<void>;
  /** It accepts and says nothing, until `thaw`. */
  freeze(): void;
  thaw(): void;
}

/** Starts a real server that keeps nothing, on a free port. It ends with the test file. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  let child: ChildProcess;
  const start = async () => {
    const flags = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
    child = spawn(redisProgram ?? "", flags, { stdio: "ignore" });
    while (!await accepts(port)) await new Promise((next) => setTimeout(next, 20));
  };
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
  await start();
  afterAll(kill);
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    start,
    freeze: () => void child.kill("SIGSTOP"),
    thaw: () => void child.kill("SIGCONT"),
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function accepts(port: number): Promise<boolean> {
  const socket = createConnection(port, "127.0.0.1");
  const accepted = await once(socket, "connect").then(() => true, () => false);
  socket.destroy();
  return accepted;
}
