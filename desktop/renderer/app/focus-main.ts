/** Moves the focus to the content, past what stands around it. */
export function focusMain(): void {
  const main = document.querySelector<HTMLElement>("main");
  if (!main) return;
  main.tabIndex = -1;
  main.focus();
}
