import { isAbsolute } from "node:path";
import { z } from "zod";

/**
 * Variables that the runtime itself reads, once, when it starts. Here for their names: nothing of
 * ours uses the values.
 */
export const runtimeSettings = {
  /** A file with the certificates of own authorities, trusted besides the usual ones. */
  NODE_EXTRA_CA_CERTS: z.string().refine(isAbsolute, "expected the whole path of a file of certificates")
    .optional(),
  /** The proxy through which `fetch` calls https addresses. */
  HTTPS_PROXY: z.string().optional(),
  /** Hosts that are called without it, separated by commas. */
  NO_PROXY: z.string().optional(),
};
