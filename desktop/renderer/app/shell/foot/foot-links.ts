import { t } from "@lingui/core/macro";

interface FootLink {
  readonly label: string;
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
}

/** For visitors (shell.8). */
export const legalLinks: readonly FootLink[] = [
  { label: t`Terms`, to: "/terms" },
  { label: t`Privacy`, to: "/privacy" },
  { label: t`Rules`, to: "/rules" },
  { label: t({ message: "Report", context: "verb" }), to: "/report" },
];

/** At the end of the right column, whose other parts lead to the leaderboard (shell.8). */
export const columnLinks: readonly FootLink[] = [
  { label: t`XP Services`, to: "/leaderboard", search: { tab: "services" } },
  ...legalLinks,
];

/** The foot of pages without a right column: what no bar has room for (shell.8). */
export const footLinks: readonly FootLink[] = [
  { label: t`Leaderboard`, to: "/leaderboard" },
  ...columnLinks,
];
