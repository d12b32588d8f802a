import {
  type ButtonHTMLAttributes,
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type Ref,
} from "react";
import { type ButtonSize, type ButtonVariant, getButtonClass } from "./button-class.ts";
import type { Elements } from "../elements.ts";
import { Spinner } from "../status/Spinner.tsx";

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner and ignores clicks, with the same label and width. */
  isLoading?: boolean;
  icon?: Elements;
  /** Styles the single child (a link) instead of rendering a button. */
  asChild?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button(
  { variant, size, isLoading = false, icon, asChild = false, className, children, disabled, ...rest }:
    ButtonProps,
) {
  const look = getButtonClass(variant, size, className);
  if (asChild) {
    return cloneElement(children as ReactElement<HTMLAttributes<HTMLElement>>, { ...rest, className: look });
  }
  return (
    <button type="button" className={look} disabled={disabled || isLoading} aria-busy={isLoading} {...rest}>
      {isLoading ? <Spinner size={16} /> : icon}
      <span>{children}</span>
    </button>
  );
}
