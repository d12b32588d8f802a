import type { ReactElement } from "react";

/**
 * Children without bare text: what a part may draw beside other children of an element. A browser
 * that translates the page would break bare text there
 * (`build/prove/architecture/jsx/translated-texts.ts`).
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;
