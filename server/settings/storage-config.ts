import { z } from "zod";
import { ConfigError } from "../config-error.ts";

/** An address of a service: without a password, which would stand in logs, and without a query. */
const serviceUrl = z.url({ protocol: /^https?$/ }).refine((url) => {
  const { username, password, search, hash } = new URL(url);
  return username === "" && password === "" && search === "" && hash === "";
}, "expected an address without a password and without a query");

/** The settings by their environment names. */
export const storageSettings = {
  S3_ENDPOINT: serviceUrl.optional(),
  S3_BUCKET: z.string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "expected the name of a bucket, e.g. glimmer-files")
    .optional(),
  S3_REGION: z.string().regex(/^[a-z0-9-]+$/i, "expected a region, e.g. eu-central-1")
    .default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_PREFIX: z.string()
    .regex(/^[\w-]+(\/[\w-]+)*$/, "expected names between slashes, e.g. glimmer or sites/glimmer").optional(),
  MEDIA_URL: serviceUrl.refine((url) => new URL(url).pathname === "/", "expected an origin without a path")
    .transform((url) => new URL(url).origin).optional(),
  MEDIA_PURGE_URL: serviceUrl.optional(),
  MEDIA_PURGE_KEY: z.string().min(1).optional(),
  MEDIA_PURGE_METHOD: z.enum(["POST", "PURGE"]).default("POST"),
};

type StorageSettings = {
  readonly [K in keyof typeof storageSettings]?: z.output<(typeof storageSettings)[K]>;
};

/** The bucket that holds the files (storage.1). */
export interface StoreConfig {
  /** Without a slash at its end. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The beginning of all keys; empty, or without a slash at its end. */
  readonly prefix: string;
}

/** How the CDN is told to forget addresses (storage.5). */
export interface PurgeConfig {
  /**
   * The address of the one call, or the beginning of addresses for `PURGE`; without a slash at its
   * end.
   */
  readonly url: string;
  readonly key: string | null;
  /** One call that lists addresses, or one of method PURGE for each. */
  readonly method: "POST" | "PURGE";
}

/** The CDN that published pictures and audio are read from (storage.4). */
export interface CdnConfig {
  readonly origin: string;
  /** Null: it forgets by itself, after minutes. */
  readonly purge: PurgeConfig | null;
}

export interface StorageConfig {
  /** Null: files lie in DATA_DIR/uploads. */
  readonly store: StoreConfig | null;
  /** Null: members read files from this server. */
  readonly cdn: CdnConfig | null;
}

const needed = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
const s3Names = [...needed, "S3_PREFIX"] as const;

/** Throws `ConfigError` for a setting without those that it needs. */
export function readStorageConfig(e: StorageSettings): StorageConfig {
  return { store: readStore(e), cdn: readCdn(e) };
}

function readStore(e: StorageSettings): StoreConfig | null {
  const given = s3Names.filter((name) => e[name] !== undefined);
  const missing = needed.filter((name) => e[name] === undefined);
  if (given.length === 0) return null;
  if (missing.length > 0) {
    const names = [...new Set([...needed, ...given])].join(", ");
    throw new ConfigError(
      `${names}: expected with ${missing.join(" and ")}, or none of them: then files are in DATA_DIR`,
    );
  }
  return {
    endpoint: (e.S3_ENDPOINT ?? "").replace(/\/+$/, ""),
    bucket: e.S3_BUCKET ?? "",
    region: e.S3_REGION ?? "us-east-1",
    accessKeyId: e.S3_ACCESS_KEY_ID ?? "",
    secretAccessKey: e.S3_SECRET_ACCESS_KEY ?? "",
    prefix: e.S3_PREFIX ?? "",
  };
}

function readCdn(e: StorageSettings): CdnConfig | null {
  if (e.MEDIA_PURGE_KEY && !e.MEDIA_PURGE_URL) {
    throw new ConfigError("MEDIA_PURGE_KEY: expected only with MEDIA_PURGE_URL");
  }
  if (!e.MEDIA_URL) {
    if (!e.MEDIA_PURGE_URL) return null;
    throw new ConfigError("MEDIA_PURGE_URL: expected only with MEDIA_URL");
  }
  return {
    origin: e.MEDIA_URL,
    purge: e.MEDIA_PURGE_URL
      ? {
        url: e.MEDIA_PURGE_URL.replace(/\/+$/, ""),
        key: e.MEDIA_PURGE_KEY ?? null,
        method: e.MEDIA_PURGE_METHOD ?? "POST",
      }
      : null,
  };
}

/** The origins that addresses of our files may have: members' own first. */
export function fileOrigins(
  { publicUrl, storage: { cdn } }: { readonly publicUrl: string; readonly storage: StorageConfig },
): readonly [string, ...string[]] {
  return [publicUrl, ...(cdn ? [cdn.origin] : [])];
}
