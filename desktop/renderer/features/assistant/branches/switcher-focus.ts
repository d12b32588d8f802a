interface PressedStep {
  /** The version that was switched to. */
  readonly id: string;
  /** The button that did it. */
  readonly focuses: -1 | 1;
}

let pressed: PressedStep | null = null;

/** The buttons are drawn anew with the other version: the pressed one gets the focus again. */
export function focusSwitcher(step: PressedStep): void {
  pressed = step;
}

/** Focuses a button of a version's switcher if it is the one that was pressed. */
export function focusIfPressed(button: HTMLButtonElement | null, id: string, step: -1 | 1): void {
  if (!button || pressed?.id !== id || pressed.focuses !== step) return;
  pressed = null;
  button.focus();
}
