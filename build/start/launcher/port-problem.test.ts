import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, test } from "vitest";
import { findPortProblem } from "./port-problem.ts";

/** A port that another program listens on until the test closes it. */
async function usedPort(): Promise<{ port: number; leave(): Promise<void> }> {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  return {
    port,
    leave: async () => {
      other.close();
      await once(other, "close");
    },
  };
}

test("names a used port and suggests a free one", async () => {
  const { port, leave } = await usedPort();
  expect(await findPortProblem("127.0.0.1", port)).toBe(
    `Port ${port} on 127.0.0.1 is used by another program. Choose another one: PORT=${port + 1} npm start`,
  );
  await leave();
});

test("returns null for a free port, and leaves it free", async () => {
  const { port, leave } = await usedPort();
  await leave();
  expect(await findPortProblem("127.0.0.1", port)).toBeNull();
  expect(await findPortProblem("127.0.0.1", port)).toBeNull();
});

test("says that an address belongs to another machine", async () => {
  expect(await findPortProblem("192.0.2.1", 8787)).toContain(
    "HOST=192.0.2.1 is not an address of this machine",
  );
});
