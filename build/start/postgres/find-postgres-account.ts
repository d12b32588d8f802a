import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The system account PostgreSQL runs as; null is the account of this process. */
export type Account = { readonly uid: number; readonly gid: number } | null;

/**
 * PostgreSQL refuses to run as root, so root runs it as `postgres`, which is made when it is
 * missing. Throws with what to do when it cannot be made.
 */
export async function findPostgresAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return null;
  const existing = await lookUp();
  if (existing) return existing;
  await run("useradd", ["--system", "--user-group", "--no-create-home", "postgres"])
    .catch(() => run("adduser", ["-S", "-D", "-H", "postgres"]))
    .catch(() => {});
  const made = await lookUp();
  if (made) return made;
  throw new Error(
    "PostgreSQL does not run as root, and an account for it could not be made. Run this as an ordinary user, " +
      "or make the account: useradd --system --user-group postgres",
  );
}

async function lookUp(): Promise<Account> {
  const id = async (flag: string) => Number((await run("id", [flag, "postgres"])).stdout);
  return Promise.all([id("-u"), id("-g")]).then(([uid, gid]) => ({ uid, gid }), () => null);
}
