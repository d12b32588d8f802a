import { LinguiContext, Trans as Message, type TransProps } from "@lingui/react";
import { i18n } from "./i18n.ts";

const context = { i18n, _: i18n.t };

/** A message with elements in it: what `<Trans>` of `@lingui/react/macro` becomes in a build. */
export function Trans(props: TransProps) {
  return (
    <LinguiContext value={context}>
      <Message {...props} />
    </LinguiContext>
  );
}
