// Migrates a database of a previous release: `DATABASE_URL=… node migrate-to-next.ts`.
import { migrate } from "../../../../server/db/migrate.ts";
import { newMigrations } from "./new-migrations.ts";

const next = await newMigrations();
console.log(JSON.stringify(await migrate(process.env.DATABASE_URL ?? "", next)));
await next.remove();
