// Migrates a database of a previous release: `DATABASE_URL=… node migrate-as-given.ts`.
import { migrate } from "../../../server/db/migrate.ts";
import { newMigrations } from "./new-migrations.ts";

console.log(JSON.stringify(await migrate(process.env.DATABASE_URL ?? "", newMigrations())));
