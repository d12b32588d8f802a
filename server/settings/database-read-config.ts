import { z } from "zod";
import { refuseUnusableUrl } from "./database-config.ts";

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });

/** The setting by its environment name. */
export const databaseReadSettings = {
  /** One for each replica. A list of hosts in one URL would be one replica that changes. */
  DATABASE_READ_URLS: z.string()
    .transform((text) => text.split(",").map((url) => url.trim()).filter(Boolean))
    .pipe(
      z.array(
        postgresUrl.refine((url) => URL.canParse(url), "expected one host in each").superRefine(
          refuseUnusableUrl,
        ),
      )
        .refine(
          (urls) => new Set(urls).size === urls.length,
          "expected each replica once",
        ),
    )
    .default([]),
};

type DatabaseReadSettings = {
  readonly [K in keyof typeof databaseReadSettings]?: z.output<(typeof databaseReadSettings)[K]>;
};

/** The replicas that reads may go to (replicas.1). Empty: all reads go to the primary. */
export function readDatabaseReadUrls(e: DatabaseReadSettings): readonly string[] {
  return e.DATABASE_READ_URLS ?? [];
}
