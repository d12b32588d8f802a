import { expect, test, vi } from "vitest";
import { onFreePort } from "./ports.ts";

const inUse = () => Object.assign(new Error("Address already in use"), { code: "EADDRINUSE" });

test("tries other ports until one is free", async () => {
  const open = vi.fn<(port: number) => Promise<number>>(async (port) => port);
  open.mockRejectedValueOnce(inUse()).mockRejectedValueOnce(inUse());
  const port = await onFreePort(open);
  expect(open).toHaveBeenCalledTimes(3);
  expect(open).toHaveBeenLastCalledWith(port);
});

test("throws at once what is not about the port, and in the end also what is", async () => {
  const broken = vi.fn<() => Promise<never>>().mockRejectedValue(new Error("no binary"));
  await expect(onFreePort(broken)).rejects.toThrow("no binary");
  expect(broken).toHaveBeenCalledOnce();
  await expect(onFreePort(() => Promise.reject(inUse()))).rejects.toThrow("Address already in use");
});
