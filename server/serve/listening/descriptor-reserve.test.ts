import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createDescriptorReserve } from "./keep-listening.ts";

const countOpen = async () => (await readdir("/proc/self/fd")).length;

test.runIf(process.platform === "linux")("holds descriptors until they are released", async () => {
  const before = await countOpen();
  const reserve = createDescriptorReserve(import.meta.filename, 10);
  reserve.take();
  reserve.take();
  expect(await countOpen()).toBe(before + 10);
  reserve.release();
  expect(await countOpen()).toBe(before);
});

test.runIf(process.platform === "linux")("holds nothing when it cannot get all of them", async () => {
  const directory = await mkdtemp(join(tmpdir(), "glimmer-reserve-"));
  const before = await countOpen();
  const reserve = createDescriptorReserve(join(directory, "absent"), 10);
  expect(() => reserve.take()).toThrow("ENOENT");
  expect(await countOpen()).toBe(before);
  await writeFile(join(directory, "absent"), "");
  reserve.take();
  expect(await countOpen()).toBe(before + 10);
  reserve.release();
  await rm(directory, { recursive: true });
});
