/** Without a router, opening a path is a page load. */
let goTo = (path: string): unknown => location.assign(path);

/** Registers how screens are opened from outside the components. */
export function setScreenOpener(go: (path: string) => unknown): void {
  goTo = go;
}

/** Opens a screen from a toast, which has no router. */
export function openScreen(path: string): void {
  goTo(path);
}
