import { cloneElement, type ReactElement } from "react";

type Props = Readonly<Record<string, unknown>>;

/** Gives its props to its only child, as Radix' slot does. */
function Root({ children, ...props }: Props & { readonly children: ReactElement<Props> }): ReactElement {
  const classes = [props["className"], children.props["className"]].filter(Boolean).join(" ");
  return cloneElement(children, { ...props, ...(classes ? { className: classes } : {}) });
}

export const Slot = { Root };
