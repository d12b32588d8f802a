import { mkdtemp, open, readdir, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { formatDoctorCommand } from "../../../../server/settings/operator-commands.ts";
import type { Check } from "../check.ts";
import { describeError } from "../describe-error.ts";
import type { Examination } from "../examination.ts";
import { type Finding, fix, ok, skipped, warn } from "../finding.ts";

/** Whether the server can keep what members upload, and read it again. */
export const checkStorage: Check = {
  name: "storage",
  waitsFor: "The file system of DATA_DIR",
  ifSilent: "A disk or network file system hangs: look at dmesg, and at mount.",
  async run(examination) {
    const { dataDir } = examination.config;
    const folder = await stat(dataDir).catch((error: NodeJS.ErrnoException) => error);
    if (folder instanceof Error) return await absent(dataDir, folder);
    const write = await tryToWrite(dataDir);
    const reading = await tryToRead(join(dataDir, "uploads"));
    return [write, reading, await otherUser(examination)].filter((finding) => finding !== null);
  },
};

async function absent(dataDir: string, error: NodeJS.ErrnoException): Promise<Finding> {
  if (error.code !== "ENOENT") {
    return fix(
      `DATA_DIR=${dataDir} cannot be looked at: ${describeError(error)}.`,
      "Run this as the user of the server, or as root.",
    );
  }
  const isMakeable = await stat(dirname(dataDir)).then((parent) => parent.isDirectory(), () => false);
  return isMakeable ? skipped(`DATA_DIR=${dataDir} does not exist yet: the first start makes it.`) : fix(
    `DATA_DIR=${dataDir} does not exist, and neither does the folder it is in.`,
    "If it is on a disk of its own, mount that; else make the folder, or correct DATA_DIR.",
  );
}

async function tryToWrite(dataDir: string): Promise<Finding> {
  try {
    const folder = await mkdtemp(join(dataDir, ".doctor-"));
    try {
      await writeFile(join(folder, "written"), "written", { flush: true });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    return ok(`DATA_DIR=${dataDir} can be written.`);
  } catch (error) {
    return fix(
      `DATA_DIR=${dataDir} cannot be written: ${describeError(error)}.`,
      "Free space if none is left; else give it to the user of the server: chown -R glimmer DATA_DIR",
    );
  }
}

/** Reads a file of members, if there is one. */
async function tryToRead(uploads: string): Promise<Finding | null> {
  try {
    const file = await firstFile(uploads);
    if (file === null) return null;
    await (await open(file)).close();
    return ok("Uploads can be read.");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    return fix(
      `Uploads cannot be read: ${describeError(error)}.`,
      `Give them to the user of the server: chown -R glimmer ${uploads}`,
    );
  }
}

async function firstFile(folder: string): Promise<string | null> {
  const entries = await readdir(folder, { withFileTypes: true });
  const file = entries.find((entry) => entry.isFile());
  if (file) return join(folder, file.name);
  for (const entry of entries.filter((one) => one.isDirectory())) {
    const found = await firstFile(join(folder, entry.name));
    if (found) return found;
  }
  return null;
}

/** Root may write anywhere, so what it finds says little of the server's own account. */
async function otherUser({ running, config }: Examination): Promise<Finding | null> {
  if (process.getuid?.() !== 0) return null;
  const owner = await stat(running ? `/proc/${running.launcherPid}` : config.dataDir).then(
    ({ uid }) => uid,
    () => 0,
  );
  if (owner === 0) return null;
  return warn(
    `This ran as root, but the server runs as user ${owner}: whether that one may write is not shown.`,
    `Run the same as that user: sudo -u '#${owner}' ${formatDoctorCommand()}`,
  );
}
