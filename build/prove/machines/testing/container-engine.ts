import { execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A podman with images and containers of its own, beside that of the machine. */
export interface ContainerEngine {
  /**
   * Runs lines of a shell whose `podman` is this one, and returns what they print. Rejects with
   * that when one fails.
   */
  shell(lines: string, cwd?: string): Promise<string>;
  /** Removes its containers, images and volumes. */
  end(): Promise<void>;
}

/** Why there can be no engine here, in words; null where there can. */
export function whyNoEngine(): string | null {
  if (process.platform !== "linux") return "containers of Linux need Linux";
  if (process.getuid?.() !== 0) return "only root may make a root folder by debootstrap";
  const missing = ["podman", "debootstrap"]
    .filter((program) => spawnSync(program, ["--version"]).error !== undefined);
  return missing.length > 0 ? `there is no ${missing.join(" and no ")}` : null;
}

/**
 * Starts one in the folder. It runs in a mount namespace of its own: where a machine has control
 * groups of both versions, the runtime would refuse to run, and does without them there.
 */
export async function startContainerEngine(folder: string): Promise<ContainerEngine> {
  const bin = join(folder, "bin");
  for (const name of ["bin", "storage", "run", "tmp"]) await mkdir(join(folder, name));
  const settings = join(folder, "containers.conf");
  const [files, processes] = [hardLimit("Max open files"), hardLimit("Max processes")];
  await writeFile(
    settings,
    `[containers]
cgroups = "disabled"
default_ulimits = ["nofile=${files}:${files}", "nproc=${processes}:${processes}"]
[engine]
cgroup_manager = "cgroupfs"
events_logger = "file"
`,
  );
  // By its path: in PATH the engine's own comes first.
  const { stdout } = await run("sh", ["-c", "command -v podman"]);
  const program = stdout.trim();
  const holder = spawn("unshare", [
    "--mount",
    "sh",
    "-c",
    "umount /sys/fs/cgroup/unified 2>/dev/null; echo ready; exec sleep infinity",
  ], { stdio: ["ignore", "pipe", "inherit"] });
  await once(holder.stdout, "data");
  const own = [
    "--root",
    join(folder, "storage"),
    "--runroot",
    join(folder, "run"),
    "--tmpdir",
    join(folder, "tmp"),
  ];
  await writeFile(
    join(bin, "podman"),
    `#!/bin/sh
export CONTAINERS_CONF=${settings} BUILDAH_ISOLATION=chroot TMPDIR=${folder}/tmp
exec nsenter --mount --target ${holder.pid} --wd="$PWD" ${program} ${
      own.join(" ")
    } --storage-driver overlay "$@"
`,
  );
  await chmod(join(bin, "podman"), 0o755);
  const shell = async (lines: string, cwd = folder) => {
    const env = { PATH: `${bin}${delimiter}${process.env.PATH}`, HOME: folder };
    const { stdout } = await run("sh", ["-ec", lines], { cwd, env, maxBuffer: 64_000_000, timeout: 600_000 });
    return stdout;
  };
  return {
    shell,
    async end() {
      await shell(
        "podman rm --all --force --time 5; podman volume rm --all --force; podman rmi --all --force",
      );
      holder.kill();
      await once(holder, "exit");
    },
  };
}

/**
 * Makes a fresh Debian by debootstrap, and gives it the name by which Containerfiles ask for it. It
 * stands for the image of that name, which has the same packages and less documentation.
 */
export async function importDebian(engine: ContainerEngine, folder: string, release: string): Promise<void> {
  const root = join(folder, release);
  await run("debootstrap", ["--variant=minbase", release, root], { maxBuffer: 64_000_000 });
  await engine.shell(
    `tar --directory=${root} --create . | podman import --quiet - docker.io/library/debian:${release}-slim`,
  );
  await run("rm", ["-rf", root]);
}

/** Ours, since more would be refused; enough for any container. */
function hardLimit(name: string): number {
  const line = readFileSync("/proc/self/limits", "utf8").split("\n").find((one) => one.startsWith(name));
  const hard = Number(line?.slice(name.length).trim().split(/\s+/)[1]);
  return Math.min(Number.isNaN(hard) ? Infinity : hard, 32_768);
}
