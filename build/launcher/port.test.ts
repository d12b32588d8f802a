import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { afterEach, expect, test } from "vitest";
import { freePort, portProblem } from "./port.ts";

let other: Server | undefined;
afterEach(() => {
  other?.close();
  other = undefined;
});

test("a used port is named, with another one to try", async () => {
  const port = await freePort("127.0.0.1");
  other = createServer().listen(port, "127.0.0.1");
  await once(other, "listening");
  expect(await portProblem("127.0.0.1", port)).toBe(
    `Port ${port} on 127.0.0.1 is used by another program. Choose another one: PORT=${port + 1} npm start`,
  );
});

test("a free port is no problem, and stays free", async () => {
  const port = await freePort("127.0.0.1");
  expect(await portProblem("127.0.0.1", port)).toBeNull();
  expect(await portProblem("127.0.0.1", port)).toBeNull();
});

test("an address of another machine is told as that", async () => {
  expect(await portProblem("192.0.2.1", 8787)).toContain("HOST=192.0.2.1 is not an address of this machine");
});
