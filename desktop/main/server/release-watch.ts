import { product } from "#shared/product.ts";
import { isTooOld, readReleaseHeader, releaseHeader } from "#shared/system/release.ts";
import type { Log } from "../log.ts";
import type { AuthorizedCalls } from "./authorized-calls.ts";

/** Knows from the responses whether the server still accepts this version (api.16). */
interface ReleaseWatch {
  note(origin: string, headers: Headers): void;
  isTooOldFor(origin: string | null): boolean;
}

/** @param onTooOld called once for each server that becomes too new */
export function createReleaseWatch(onTooOld: () => void, log: Log): ReleaseWatch {
  let tooNewServer: string | null = null;
  return {
    note: (origin, headers) => {
      const release = readReleaseHeader(headers.get(releaseHeader));
      if (!release) return;
      if (!isTooOld(product.version, release)) {
        if (tooNewServer === origin) tooNewServer = null;
      } else if (tooNewServer !== origin) {
        tooNewServer = origin;
        log.info(
          `${origin} accepts version ${release.oldestClient} and newer, this is ${product.version}: only the page still calls it`,
        );
        onTooOld();
      }
    },
    isTooOldFor: (origin) => origin !== null && origin === tooNewServer,
  };
}

/** The calls of the app itself, which end while it is too old. */
export function stopCallsOnceTooOld(
  calls: AuthorizedCalls,
  watch: Pick<ReleaseWatch, "isTooOldFor">,
): AuthorizedCalls {
  return {
    ...calls,
    send: async (path, init) => {
      if (watch.isTooOldFor(calls.origin())) throw new Error("This version is too old for the server");
      return await calls.send(path, init);
    },
  };
}
