import { LinguiContext, Trans as Message, type TransProps } from "@lingui/react";
import type { ReactNode } from "react";
import { i18n } from "./i18n.ts";

const context = { i18n, _: i18n.t };

/** A message with elements in it: what `<Trans>` of `@lingui/react/macro` becomes in a build. */
export function Trans({ values, ...props }: TransProps) {
  return (
    <LinguiContext value={context}>
      <Message {...props} values={values && keepWhole(values)} />
    </LinguiContext>
  );
}

/**
 * Lingui reads tags and escapes in what a message has become, and so in what members wrote. As an
 * element a value stays as it is.
 */
function keepWhole(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, unknown] =>
      typeof value === "string" && /[<\\]/.test(value) ? [name, wrap(value)] : [name, value]
    ),
  );
}

const wrap = (text: ReactNode) => <>{text}</>;
