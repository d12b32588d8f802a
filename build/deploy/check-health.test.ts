import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { getSettingDefaults } from "../../server/config.ts";
import { checkHealth } from "./check-health.ts";

/** Responds to each request with the next status, then with the last one. Returns its PORT. */
async function serve(...statuses: number[]): Promise<string> {
  let asked = 0;
  const server = createServer((request, response) => {
    const status = statuses[Math.min(asked++, statuses.length - 1)] ?? 500;
    response.writeHead(request.url === "/api/health" ? status : 404).end(`{"asked":${asked}}`);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return String((server.address() as AddressInfo).port);
}

test("is healthy when the server on this machine is, also where it listens on every address", async () => {
  const PORT = await serve(200);
  for (const HOST of [undefined, "", "0.0.0.0", "127.0.0.1"]) {
    expect(await checkHealth({ PORT, HOST }, [])).toEqual({
      isHealthy: true,
      text: expect.stringMatching(`^http://127.0.0.1:${PORT}/api/health: 200 {"asked":\\d}$`),
    });
  }
});

test("says what the server responds while it cannot work, and that nothing responds", async () => {
  const PORT = await serve(503);
  expect(await checkHealth({ PORT }, [])).toEqual({
    isHealthy: false,
    text: `http://127.0.0.1:${PORT}/api/health: 503 {"asked":1}`,
  });
  expect(await checkHealth({ PORT: "1" }, [])).toEqual({
    isHealthy: false,
    text: "http://127.0.0.1:1/api/health: nothing responds (ECONNREFUSED)",
  });
});

test("waits until the server can work, or the time is over", async () => {
  expect(await checkHealth({ PORT: await serve(503, 503, 200) }, ["--wait=60"]))
    .toMatchObject({ isHealthy: true });
  expect(await checkHealth({ PORT: await serve(503) }, ["--wait=0"])).toMatchObject({ isHealthy: false });
});

test("refuses PORT=0 and options that it does not know", async () => {
  expect((await checkHealth({ PORT: "0" }, [])).text).toContain("PORT is 0");
  for (const args of [["--wait"], ["--wait=soon"], ["--help"], ["--wait=1", "--wait=1"]]) {
    expect(await checkHealth({}, args)).toMatchObject({
      isHealthy: false,
      text: expect.stringContaining("Usage"),
    });
  }
});

test("knows where the server listens by itself", () => {
  const defaults = getSettingDefaults();
  expect([defaults.get("HOST"), defaults.get("PORT")]).toEqual(["127.0.0.1", 8787]);
});
