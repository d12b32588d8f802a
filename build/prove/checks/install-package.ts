import { run } from "./run-command.ts";

/**
 * Whether a missing program of the system may be installed: as root on Linux; where there is no
 * apt-get, that fails.
 */
export function mayInstall(): boolean {
  return process.platform === "linux" && process.getuid?.() === 0;
}

export function updatePackageLists(root: string): Promise<boolean> {
  return aptGet(root, "update", "-q");
}

/** Installs a Debian package; nothing that is installed is taken away for it. */
export async function installPackage(root: string, name: string, purpose: string): Promise<boolean> {
  console.log(`Installing the system's ${name} for ${purpose}.`);
  return await aptGet(root, "install", "-qy", "--no-install-recommends", "--no-remove", name);
}

function aptGet(root: string, ...args: string[]): Promise<boolean> {
  return run("apt-get", ["-o", "Acquire::http::Timeout=20", "-o", "Acquire::Retries=1", ...args], {
    cwd: root,
    env: { DEBIAN_FRONTEND: "noninteractive" },
    output: "on failure",
  });
}
