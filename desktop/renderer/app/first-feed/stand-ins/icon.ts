import { jsx } from "./react.ts";

interface IconData {
  readonly name: string;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
  readonly aliases?: readonly string[];
}

interface IconProps extends Readonly<Record<string, unknown>> {
  readonly size?: number;
  readonly className?: string;
}

/** Replaces lucide's, which does much more than cards need and would be a tenth of the script. */
export default function createLucideIcon({ name, node, aliases = [] }: IconData) {
  const names = ["lucide", ...[name, ...aliases].map((one) => `lucide-${one}`)];
  return ({ size = 24, className, ...rest }: IconProps) =>
    jsx("svg", {
      xmlns: "http://www.w3.org/2000/svg",
      width: size,
      height: size,
      viewBox: "0 0 24 24",
      fill: "none",
      stroke: "currentColor",
      strokeWidth: 2,
      strokeLinecap: "round",
      strokeLinejoin: "round",
      className: [...names, className].filter(Boolean).join(" "),
      ...rest,
      children: node.map(([tag, attributes]) => jsx(tag, attributes)),
    });
}
