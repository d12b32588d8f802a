import type { Service, ServiceName } from "#shared/system/services-contract.ts";

export const serviceTitles: Readonly<Record<ServiceName, string>> = {
  ai: "AI",
  payments: "Payments",
  mail: "Mail",
  media_hash: "Known images of abuse",
  storage: "Storage",
  backup: "Backups",
  replicas: "Replicas",
  bus: "Live updates",
  jobs: "Jobs",
  help_lines: "Help lines",
};

const names = new Intl.ListFormat("en");

/** All services in one sentence or two: what needs somebody, what may soon. */
export function summarizeServices(services: readonly Pick<Service, "name" | "state">[]): string {
  const named = (state: Service["state"]) =>
    services.filter((service) => service.state === state).map(({ name }) => serviceTitles[name]);
  const [urgent, soon] = [named("fix"), named("warn")];
  if (urgent.length + soon.length === 0) return "Everything that is set up works.";
  return [
    urgent.length > 0 && `${names.format(urgent)} ${urgent.length === 1 ? "needs" : "need"} attention now.`,
    soon.length > 0 && `Check ${names.format(soon)} soon.`,
  ].filter(Boolean).join(" ");
}
