import { expect, test } from "vitest";
import { startServer } from "../../testing/servers/start-server.ts";
import { startOrdinaryReaders } from "../../testing/load/ordinary-readers.ts";
import { runtimes, startProgram } from "../../testing/servers/start-program.ts";
import { liveServer } from "../../testing/sockets/live-server.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { proofSize } from "../../testing/proof-size.ts";
import { readFile, writeFile } from "node:fs/promises";

const db = await testDatabase();
const server = await startServer({ env: { DATABASE_URL: db.url, RATE_LIMIT_SCALE: "1" } });
const live = liveServer(server, db);
const ada = await live.member();
const node = runtimes.find(({ runtime }) => runtime === "Node")!;
async function memoryMb(field: "VmRSS" | "VmHWM"): Promise<number> {
  const status = await readFile(`/proc/${server.pid}/status`, "utf8").catch(() => "");
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
}

test("storm", { timeout: 300_000 }, async () => {
  const before = await memoryMb("VmRSS");
  await writeFile(`/proc/${server.pid}/clear_refs`, "5").catch(() => {});
  const readers = startOrdinaryReaders({ port: server.port, paths: ["/api/posts", "/api/notifications"], tokens: [ada.token] });
  const program = startProgram(node, new URL("../../testing/load/pipeline-requests.ts", import.meta.url), {
    PORT: String(server.port),
    MEGABYTES: process.env.MB ?? "44",
    SECONDS: process.env.SEC ?? "60",
    REQUEST: "GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n",
  });
  const since = performance.now();
  const rss: number[] = []; const iv = setInterval(async () => rss.push(Math.round(await memoryMb("VmRSS"))), 2000);
  const report = await program.hear(); clearInterval(iv); console.info(rss.join(" "));
  console.info(report, (performance.now() - since) / 1000, before, await memoryMb("VmHWM"), await memoryMb("VmRSS"));
  const fared = await readers.stop();
  const sa = performance.now(); console.info("stopped", await server.stop(), performance.now() - sa);
  console.info(fared.served, fared.failed.length, fared.failed[0], fared.longestMs, server.log.length);
});
