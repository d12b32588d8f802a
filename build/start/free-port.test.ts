import { expect, test, vi } from "vitest";
import { openOnFreePort } from "./free-port.ts";

const inUse = () => Object.assign(new Error("Address already in use"), { code: "EADDRINUSE" });

test("tries other ports until one is free", async () => {
  const open = vi.fn<(port: number) => Promise<number>>(async (port) => port);
  open.mockRejectedValueOnce(inUse()).mockRejectedValueOnce(inUse());
  const port = await openOnFreePort(open);
  expect(open).toHaveBeenCalledTimes(3);
  expect(open).toHaveBeenLastCalledWith(port);
});

test("throws errors about other things at once, and port errors after the last attempt", async () => {
  const broken = vi.fn<() => Promise<never>>().mockRejectedValue(new Error("no binary"));
  await expect(openOnFreePort(broken)).rejects.toThrow("no binary");
  expect(broken).toHaveBeenCalledOnce();
  await expect(openOnFreePort(() => Promise.reject(inUse()))).rejects.toThrow("Address already in use");
});
