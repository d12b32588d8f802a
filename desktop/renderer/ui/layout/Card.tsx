import { t } from "@lingui/core/macro";
import type { HTMLAttributes, Ref } from "react";
import { classNames } from "../class-names.ts";

interface CardProps extends HTMLAttributes<HTMLDivElement> {
  /** `article` for a post, `section` for a part of a page. */
  as?: "div" | "article" | "section" | "aside";
  ref?: Ref<HTMLDivElement>;
}

export function Card({ as: Element = "div", className, ...rest }: CardProps) {
  return (
    <Element
      className={classNames("rounded-card border border-hairline bg-surface", className ?? "p-5")}
      {...rest}
    />
  );
}

/** Replaces a card that failed to render. */
export function UnavailableCard() {
  return <Card className="p-5 text-meta text-quiet">{t`This can't be shown.`}</Card>;
}
