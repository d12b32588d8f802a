/** 'November 2026' of an ISO date. */
export function joinDate(createdAt: string): string {
  const format = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
  return format.format(new Date(createdAt));
}
