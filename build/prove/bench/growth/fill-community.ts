import { migrate } from "../../../../server/db/migrate.ts";
import { withDatabase } from "../product-database.ts";
import { seed } from "../seed/seed.ts";
import type { Size } from "../seed/statements.ts";
import { type Community, seedReaders } from "../../../../server/testing/growth/community.ts";
import { type ComparedReaders, seedComparedReaders } from "./compare-readers.ts";

/** Makes a database beside the given one and fills it with a community. */
export async function fillCommunity(
  databaseUrl: string,
  name: string,
  size: Size,
): Promise<{ databaseUrl: string; community: Community; readers: ComparedReaders }> {
  console.log(`Filling a database with ${size.members} members and ${size.posts} posts …`);
  const url = await createDatabase(databaseUrl, name);
  return await withDatabase(url, async (sql) => {
    const readers = await seed(sql, size);
    const community = await seedReaders(sql, readers, size);
    // The first few are the community's.
    const compared = await seedComparedReaders(sql, readers.slice(10), size);
    return { databaseUrl: url, community, readers: compared };
  });
}

/** An empty, migrated database of the same server. */
async function createDatabase(databaseUrl: string, name: string): Promise<string> {
  await withDatabase(databaseUrl, (sql) => sql`create database ${sql(name)}`);
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  await migrate(url.href);
  return url.href;
}
