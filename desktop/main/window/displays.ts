import type { Rectangle, Screen } from "electron";

/** The displays of the computer, as they are now. */
export interface Displays {
  /** Without task bars and docks, the primary one first. */
  workAreas(): readonly Rectangle[];
  /** A name for the displays that are there, in whatever order the system lists them: the desk, the train, the meeting room. */
  layout(): string;
  /** One came, went or changed. */
  onChange(hear: () => void): void;
}

export function createDisplays(
  screen: Pick<Screen, "getPrimaryDisplay" | "getAllDisplays" | "on">,
): Displays {
  return {
    workAreas: () => {
      const primary = screen.getPrimaryDisplay();
      const others = screen.getAllDisplays().filter(({ id }) => id !== primary.id);
      return [primary, ...others].map(({ workArea }) => workArea);
    },
    // A task bar that comes and goes makes no other desk.
    layout: () =>
      screen.getAllDisplays()
        .map(({ bounds: { x, y, width, height } }) => [x, y, width, height].join(","))
        .toSorted()
        .join(" "),
    onChange: (hear) => {
      screen.on("display-added", hear);
      screen.on("display-removed", hear);
      screen.on("display-metrics-changed", hear);
    },
  };
}
