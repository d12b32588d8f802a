import { LazyPart } from "../status/LazyPart.tsx";
import { selectClass, type SelectProps } from "./select-parts.ts";

const loadSelect = () => import("./Select.tsx");

/** A `Select` that loads once it is shown; until then, and when that fails, its value is text. */
export function LazySelect<V extends string>(props: SelectProps<V>) {
  const { options, value, placeholder = "", look = "field" } = props;
  const text = (
    <span className={`${selectClass(look)} cursor-default`}>
      {options.find((option) => option.value === value)?.label ?? placeholder}
    </span>
  );
  return (
    <LazyPart load={loadSelect} fallback={text} failure={() => text}>
      {({ Select }) => <Select {...props} />}
    </LazyPart>
  );
}
