import { Select as Radix } from "radix-ui";
import { type KeyboardEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useBackCloses } from "../../lib/navigation/back-closes.ts";
import { Check } from "../icons/check.ts";
import { ChevronDown } from "../icons/chevron-down.ts";
import { Field, type FieldProps } from "./Field.tsx";
import { selectClass, type SelectProps } from "./select-parts.ts";

/**
 * One of several values. The arrows, Enter, Space and a press open the list; letters find an
 * option, also while it is closed; Tab closes the list and moves on. Where the first scripts would
 * grow by it, `LazySelect` stands for it.
 */
export function Select<V extends string>(
  { options, value, placeholder = "", isDisabled = false, onChoose, look = "field", ...control }: SelectProps<
    V
  >,
) {
  // Radix refuses the value "", so its values are places.
  const place = options.findIndex((option) => option.value === value);
  const choose = (chosen: string) => {
    const option = options[Number(chosen)];
    // A form's reset, or a browser that fills it in, may name a place that is none.
    if (option && chosen !== "") onChoose(option.value);
  };
  const { words, ...list } = useTabbedList();
  return (
    <Radix.Root
      open={list.isOpen}
      onOpenChange={list.setOpen}
      value={place < 0 ? "" : String(place)}
      onValueChange={choose}
      disabled={isDisabled}
    >
      <Radix.Trigger
        className={selectClass(look, control["aria-invalid"])}
        {...control}
        // The list would open out of view with it.
        onKeyDown={({ currentTarget }) => currentTarget.scrollIntoView({ block: "nearest" })}
      >
        {/* A child of its own: Radix would move the option's text here, behind React's back. */}
        <span ref={words} lang={options[place]?.lang} className="min-w-0 truncate">
          <Radix.Value placeholder={placeholder}>{options[place]?.label ?? placeholder}</Radix.Value>
        </span>
        <ChevronDown size={16} aria-hidden="true" className="shrink-0 text-quiet" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          onKeyDownCapture={list.pressKey}
          onCloseAutoFocus={list.returnFocus}
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-[min(24rem,var(--radix-select-content-available-height))] max-w-[calc(100vw-1rem)] min-w-(--radix-select-trigger-width) animate-rise overflow-hidden rounded-card border border-hairline bg-float shadow-float"
        >
          {/* Radix hides the scroll bar, which shows that there is more. */}
          <Radix.Viewport className="scroll-edges overscroll-contain p-1.5 [scrollbar-width:thin]!">
            {options.map((option, n) => (
              <Option key={option.value} place={n} label={option.label} lang={option.lang} />
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A `Select` with label and error. */
export function SelectField<V extends string>(
  { label, error, ...select }: Pick<FieldProps, "label" | "error"> & SelectProps<V>,
) {
  return (
    <Field label={label} error={error}>
      {(control) => <Select {...select} {...control} />}
    </Field>
  );
}

/** Radix keeps Tab in the open list; a browser's own select lets it pass. */
function useTabbedList() {
  const [isOpen, setOpen] = useState(false);
  const words = useRef<HTMLSpanElement>(null);
  useBackCloses(isOpen, () => setOpen(false));
  const isLeft = useRef(false);
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== "Tab") return;
    event.stopPropagation();
    isLeft.current = true;
    flushSync(() => setOpen(false));
    // From here the browser moves on.
    words.current?.closest("button")?.focus();
  };
  const returnFocus = (event: Event) => {
    if (isLeft.current) event.preventDefault();
    isLeft.current = false;
  };
  return { isOpen, setOpen, words, pressKey, returnFocus };
}

interface OptionProps {
  readonly place: number;
  readonly label: string;
  readonly lang: string | undefined;
}

function Option({ place, label, lang }: OptionProps) {
  return (
    <Radix.Item
      value={String(place)}
      textValue={label}
      className="flex min-h-9 cursor-pointer scroll-my-1.5 items-center gap-2 rounded-control py-1.5 pe-3 ps-2 text-body text-ink -outline-offset-2 select-none data-highlighted:bg-wash data-[state=checked]:font-semibold pointer-coarse:min-h-11 dark:data-highlighted:bg-hairline forced-colors:data-highlighted:outline-2"
    >
      <span aria-hidden="true" className="flex w-4 shrink-0 text-brand">
        <Radix.ItemIndicator>
          <Check size={16} />
        </Radix.ItemIndicator>
      </span>
      <span lang={lang} className="min-w-0 wrap-anywhere">
        <Radix.ItemText>{label}</Radix.ItemText>
      </span>
    </Radix.Item>
  );
}
