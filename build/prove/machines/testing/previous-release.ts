import { execFile, execFileSync, spawnSync } from "node:child_process";
import { cp, mkdtemp, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/**
 * The commit of the previous release: `GLIMMER_PREVIOUS`, or the one before this tree's version
 * came. Null without history, as in an archive.
 */
export async function previousCommit(root: string): Promise<string | null> {
  if (process.env.GLIMMER_PREVIOUS) return process.env.GLIMMER_PREVIOUS;
  const git = (...args: string[]) =>
    promisify(execFile)("git", args, { cwd: root }).then(({ stdout }) => stdout.trim(), () => "");
  const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as { version: string };
  const brought = await git("log", "-1", "--format=%H", `-S"version": "${version}"`, "--", "package.json");
  return await git("rev-parse", "--verify", brought ? `${brought}^` : "HEAD") || null;
}

/** Whether the tree's history has the commit. */
export function hasCommit(root: string, commit: string): boolean {
  return spawnSync("git", ["cat-file", "-e", commit], { cwd: root }).status === 0;
}

/**
 * Unpacks the commit into a temporary folder, to be removed by the caller, with the packages of
 * this tree. Its tests then copy a database that its own code made and this tree's brought up to
 * date.
 */
export async function unpackRelease(root: string, commit: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "glimmer-previous-"));
  const archive = execFileSync("git", ["archive", commit], { cwd: root, maxBuffer: 1e9 });
  execFileSync("tar", ["-x", "-C", folder], { input: archive });
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  await cp(
    join(root, "server/testing/load/upgrade-load.ts"),
    join(folder, "server/testing/load/upgrade-load.ts"),
  );
  const setup = join(folder, "server/testing/global-setup.ts");
  const text = await readFile(setup, "utf8");
  const made = /^( +)await installQueue\(template, .*\);$/m.exec(text);
  if (!made) throw new Error(`${setup} makes its database in another way`);
  const program = join(root, "build/prove/machines/testing/migrate-to-next.ts");
  const upgrade = `${made[1]}const { execFileSync } = await import("node:child_process");
${made[1]}execFileSync(process.execPath, [${
    JSON.stringify(program)
  }], { env: { ...process.env, DATABASE_URL: template } });`;
  await writeFile(setup, text.replace(made[0], `${made[0]}\n${upgrade}`));
  return folder;
}
