import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = dirname(dirname(dirname(import.meta.dirname)));
const run = promisify(execFile);
let folder = "";
const clone = () => join(folder, "clone");

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "glimmer-clone-"));
  const { stdout } = await run("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    maxBuffer: 10_000_000,
  });
  // A file that is deleted and not committed yet is listed too.
  const files = stdout.split("\0").filter((path) => path && existsSync(join(root, path)));
  for (const path of files) await cp(join(root, path), join(clone(), path));
}, 120_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts as after a clone, with npm's real packages, and stops once the page was served. */
async function serveOnce(): Promise<{ output: string; page: string }> {
  const child = spawn("npm", ["start"], {
    cwd: clone(),
    env: { ...process.env, DATA_DIR: join(folder, "data"), PORT: "0", OPEN_BROWSER: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "close");
  let output = "";
  const address = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk;
        const found = /Glimmer is ready at (\S+)\n/.exec(output)?.[1];
        if (found) resolve(found);
      });
    }
    void ended.then(() => reject(new Error(output)));
  });
  try {
    const page = await (await fetch(await address)).text();
    return { output, page };
  } finally {
    child.kill("SIGTERM");
    await ended;
  }
}

test(
  "npm start serves pages from production packages alone, and installs nothing the second time",
  async () => {
    const first = await serveOnce();
    expect(first.output).toContain("Installing packages");
    expect(first.page).toContain("<title>");
    const note = join(clone(), "node_modules/.package-lock.json");
    const { packages } = JSON.parse(await readFile(note, "utf8")) as { packages: object };
    expect(Object.keys(packages).length).toBeLessThanOrEqual(431);
    const { stdout } = await run("du", ["-sm", join(clone(), "node_modules")]);
    expect(Number.parseInt(stdout, 10)).toBeLessThanOrEqual(480);
    const second = await serveOnce();
    expect(second.output).not.toContain("Installing packages");
    expect(second.output).not.toContain("Building the web pages");
    expect(await readdir(clone())).not.toContain(".installing");
  },
  600_000,
);
