import { spawn } from "node:child_process";

const openers: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
};

/** Opens the address in the person's browser. A machine without one loses nothing: the address is printed too. */
export function openBrowser(address: string): void {
  const [program = "xdg-open", ...args] = openers[process.platform] ?? [];
  const child = spawn(program, [...args, address], { stdio: "ignore", detached: true });
  child.on("error", () => {});
  child.unref();
}
