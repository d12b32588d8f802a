interface FootLink {
  readonly label: string;
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
}

/** In the right column, and in the page's foot where there is none (shell.8). */
export const legalLinks: readonly FootLink[] = [
  { label: "Terms", to: "/terms" },
  { label: "Privacy", to: "/privacy" },
];

/** The page's foot: what the bottom bar and the user menu have no room for (shell.8). */
export const footLinks: readonly FootLink[] = [
  { label: "Leaderboard", to: "/leaderboard" },
  { label: "XP Services", to: "/leaderboard", search: { tab: "services" } },
  ...legalLinks,
];
