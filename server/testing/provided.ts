import "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the server's maintenance database. */
    postgresUrl: string;
    /** Name of the migrated database that every test database is copied from. */
    templateDatabase: string;
  }
}
