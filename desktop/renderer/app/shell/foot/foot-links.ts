interface FootLink {
  readonly label: string;
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
}

/** For visitors (shell.8). */
export const legalLinks: readonly FootLink[] = [
  { label: "Terms", to: "/terms" },
  { label: "Privacy", to: "/privacy" },
  { label: "Rules", to: "/rules" },
  { label: "Report", to: "/report" },
];

/** At the end of the right column, whose other parts lead to the leaderboard (shell.8). */
export const columnLinks: readonly FootLink[] = [
  { label: "XP Services", to: "/leaderboard", search: { tab: "services" } },
  ...legalLinks,
];

/** The foot of pages without a right column: what no bar has room for (shell.8). */
export const footLinks: readonly FootLink[] = [
  { label: "Leaderboard", to: "/leaderboard" },
  ...columnLinks,
];
