import { chmod, mkdtemp, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
/** The tests write less than half of it. Containers often have 64 MB. */
const neededBytes = 4 * 1024 ** 3;

/**
 * Makes a directory for what the database tests write, in memory where that has room: PostgreSQL
 * copies a database for each test file, which takes four times as long on a disk. Not for servers
 * that store files: Deno refuses to write below /dev.
 */
export async function makeTestDatabaseFolder(): Promise<string> {
  const directory = await mkdtemp(join(await findRoomyPlace(), "glimmer-tests-"));
  // The account that PostgreSQL runs as passes through.
  await chmod(directory, 0o711);
  return directory;
}

/** Memory where that has room, otherwise the system's place for temporary files. */
export async function findRoomyPlace(): Promise<string> {
  return await hasRoom(memory) ? memory : tmpdir();
}

async function hasRoom(directory: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(directory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= neededBytes;
}
