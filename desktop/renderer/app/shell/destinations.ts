import { House, type LucideIcon, PenLine, Settings, User } from "lucide-react";

/** Where a destination is offered. */
export type Place = "menu" | "side" | "bottom" | "quick";

export interface Destination {
  readonly label: string;
  readonly to: string;
  readonly icon: LucideIcon;
  readonly places: readonly Place[];
  /** Drawn as the highlighted centre button of the bottom bar. */
  readonly isCreate?: boolean;
}

const destinations: readonly Destination[] = [
  { label: "Home", to: "/", icon: House, places: ["side", "bottom"] },
  { label: "Create Post", to: "/create-post", icon: PenLine, places: ["quick", "bottom"], isCreate: true },
  { label: "Profile", to: "/profile", icon: User, places: ["menu", "side", "bottom"] },
  { label: "Settings", to: "/settings", icon: Settings, places: ["menu", "side"] },
];

/**
 * The destinations of a place, in order. A new screen is reached from everywhere by one row above. `/profile` becomes the member's own
 * address, so that the link shows when one is there.
 */
export function destinationsIn(place: Place, username: string): readonly Destination[] {
  return destinations
    .filter((destination) => destination.places.includes(place))
    .map((
      destination,
    ) => (destination.to === "/profile" ? { ...destination, to: `/${username}` } : destination));
}
