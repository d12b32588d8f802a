import { execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";

const call = promisify(execFile);

/** A fresh Debian whose systemd runs in namespaces of its own, with this machine's network. */
export interface BootedSystemd {
  /** Runs a command there and returns what it prints. Rejects with that when it fails. */
  run(...command: readonly string[]): Promise<string>;
  end(): Promise<void>;
}

/** Why none can boot here, in words; null where one can. */
export function whyNoSystemd(): string | null {
  if (process.platform !== "linux") return "systemd needs Linux";
  if (process.getuid?.() !== 0) return "only root may boot one";
  if (spawnSync("debootstrap", ["--version"]).error) return "there is no debootstrap";
  const hasGroups = spawnSync("test", ["-w", "/sys/fs/cgroup/systemd"]).status === 0;
  return hasGroups ? null : "there is no writable /sys/fs/cgroup/systemd";
}

/** Makes a Debian with systemd in the folder. It takes a minute or more. */
export async function installDebian(root: string): Promise<void> {
  const packages = "--include=systemd,systemd-sysv,dbus";
  await call("debootstrap", ["--variant=minbase", packages, "bookworm", root], { maxBuffer: 64_000_000 });
}

/** Boots it. Resolves once nothing is starting any more. */
export async function bootSystemd(root: string, name: string): Promise<BootedSystemd> {
  const groups = ["systemd", "unified"].map((kind) => join("/sys/fs/cgroup", kind, name));
  for (const group of groups) await mkdir(group, { recursive: true });
  const script = join(root, "boot.sh");
  await writeFile(script, bootScript(root, groups), { mode: 0o700 });
  const child = spawn("sh", [script], { stdio: "ignore" });
  const ended = once(child, "exit");
  const pid = await pidOfSystemd(child.pid ?? 0);
  const enter = ["-t", pid, "-p", "-m", "-u", "-i", "-C", "-r", "-w"];
  const run = async (...command: readonly string[]) =>
    (await call("nsenter", [...enter, ...command], { maxBuffer: 16_000_000 })).stdout;
  while (!/^(running|degraded)/.test(await run("systemctl", "is-system-running").catch(() => ""))) {
    if (child.exitCode !== null) throw new Error("systemd ended while it booted");
    await wait(200);
  }
  return {
    run,
    async end() {
      child.kill("SIGKILL");
      await ended;
      for (const group of groups) await removeGroup(group);
      await rm(root, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/**
 * The place of cgroups is a branch of its own. The root is exchanged, since systemd's mounts for a
 * service need one that is a mount itself.
 */
function bootScript(root: string, groups: readonly string[]): string {
  return `set -e
${groups.map((group) => `echo $$ > ${group}/cgroup.procs`).join("\n")}
exec unshare --pid --fork --mount --uts --ipc --cgroup --kill-child --propagation private sh -ec '
mount --bind ${root} ${root}
cd ${root}
mount -t proc proc proc
mount -t sysfs sysfs sys
mount -t tmpfs -o mode=755 cgroup sys/fs/cgroup
mkdir sys/fs/cgroup/systemd sys/fs/cgroup/unified
mount -t cgroup -o none,name=systemd,xattr cgroup sys/fs/cgroup/systemd
mount -t cgroup2 cgroup2 sys/fs/cgroup/unified
mount -t tmpfs -o mode=755 tmpfs run
mount --rbind /dev dev
mkdir -p old
pivot_root . old
umount -l /old
hostname glimmer
export container=other
exec /lib/systemd/systemd --system --unit=multi-user.target'
`;
}

/** The child of `unshare`, as this machine counts it. */
async function pidOfSystemd(unshare: number): Promise<string> {
  for (let tries = 0; tries < 300; tries++) {
    const { stdout } = await call("ps", ["-o", "pid=,comm=", "--ppid", String(unshare)]).catch(() => ({
      stdout: "",
    }));
    const [, pid] = /^\s*(\d+) systemd$/m.exec(stdout) ?? [];
    if (pid) return pid;
    await wait(100);
  }
  throw new Error("systemd did not start");
}

/** Deepest first; the kernel empties them a moment after their processes. */
async function removeGroup(group: string): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    const { stdout } = await call("find", [group, "-depth", "-type", "d"]).catch(() => ({ stdout: "" }));
    const folders = stdout.split("\n").filter(Boolean);
    if (folders.length === 0) return;
    await call("rmdir", folders).catch(() => {});
    await wait(100);
  }
}
