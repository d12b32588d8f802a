import { migrate } from "../../db/migrate.ts";

/** A program for the migration tests, for Node and Deno: prints what it applied. */
console.log(JSON.stringify(await migrate(process.env.DATABASE_URL ?? "")));
