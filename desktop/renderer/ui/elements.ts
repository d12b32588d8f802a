import type { ReactElement } from "react";

/**
 * Children without bare text: what a part may put beside other children of an element. Bare text
 * there would be lost when a browser translates the page (`build/architecture/translated-texts.ts`).
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;
