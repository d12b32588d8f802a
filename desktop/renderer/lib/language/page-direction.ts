import type { Direction } from "#shared/language/direction.ts";

/** The direction of the page, as its document has it. Prerendering and tests have no document. */
export const pageDirection: Direction = globalThis.document?.documentElement.dir === "rtl" ? "rtl" : "ltr";
