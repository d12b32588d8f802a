import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { formerPostgres } from "../../start/install/former-postgres.mjs";
import { postgresPackage } from "../../start/install/link-libraries.mjs";
import { type Binaries, getBinaries } from "../../start/postgres/postgres-binaries.ts";

/**
 * The PostgreSQL that made the data: of the release or clone in `from`, otherwise the one that
 * `npm run database -- upgrade` installs. Throws with what to do when there is none.
 */
export async function findFormerBinaries(root: string, from: string | undefined): Promise<Binaries> {
  const folder = from
    ? join(resolve(from), "node_modules", postgresPackage(process.platform, process.arch))
    : formerPostgres(root);
  if (existsSync(join(folder, "native"))) return await getBinaries(folder);
  throw new Error(
    from
      ? `${
        resolve(from)
      } has no PostgreSQL for this system: name the folder of a release or clone that has run the database.`
      : "A release brings its own PostgreSQL alone. Name the folder of the release that ran the database until now: " +
        "./glimmer database upgrade --from /opt/glimmer-…",
  );
}
