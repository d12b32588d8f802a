import { closeSync, openSync } from "node:fs";

/** File descriptors kept open so that connections cannot take the last ones. */
export interface DescriptorReserve {
  /** Throws, and holds nothing, unless there is room for the reserve and as many connections. */
  take(): void;
  /** Leaves them to the files and database connections of running requests. */
  release(): void;
}

/** `file` is any file the process may read; it is opened `count` times. */
export function createDescriptorReserve(file: string, count = 32): DescriptorReserve {
  const held: number[] = [];
  const releaseBut = (kept: number) => {
    for (const descriptor of held.splice(kept)) closeSync(descriptor);
  };
  return {
    take() {
      try {
        while (held.length < 2 * count) held.push(openSync(file, "r"));
      } catch (error) {
        releaseBut(0);
        throw error;
      }
      releaseBut(count);
    },
    release: () => releaseBut(0),
  };
}
