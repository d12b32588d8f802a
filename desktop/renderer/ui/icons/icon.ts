import { type ComponentType, createElement } from "react";
import { classNames } from "../class-names.ts";

interface IconProps {
  /** Width and height in pixels. */
  readonly size?: number;
  readonly className?: string;
  readonly fill?: string;
  readonly strokeWidth?: number;
  readonly "aria-hidden"?: "true";
}

/** A component that draws one icon. */
export type IconComponent = ComponentType<IconProps>;

type Shape = readonly [
  element: "circle" | "line" | "path" | "rect",
  attributes: Readonly<Record<string, string>>,
];

/**
 * Returns a component that draws shapes of a 24-pixel grid as lines in the colour of the text.
 * Screen readers skip it: what it means stands beside it or in the label of its button.
 */
export function icon(...shapes: readonly Shape[]): IconComponent {
  return createIcon(shapes);
}

/** Returns the same for an icon that shows the other way in a page from right to left. */
export function mirroredIcon(...shapes: readonly Shape[]): IconComponent {
  return createIcon(shapes, "rtl:-scale-x-100");
}

function createIcon(shapes: readonly Shape[], mirrored?: string): IconComponent {
  return function Icon({ size = 24, className, ...rest }) {
    const attributes = {
      xmlns: "http://www.w3.org/2000/svg",
      width: size,
      height: size,
      viewBox: "0 0 24 24",
      fill: "none",
      stroke: "currentColor",
      strokeWidth: 2,
      strokeLinecap: "round",
      strokeLinejoin: "round",
      "aria-hidden": "true",
      className: classNames(className, mirrored) || undefined,
      ...rest,
    } as const;
    return createElement(
      "svg",
      attributes,
      ...shapes.map(([element, drawn]) => createElement(element, drawn)),
    );
  };
}
