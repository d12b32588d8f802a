/**
 * Parses every value as a string: the router's own parser would turn `?token=123` into a number.
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/**
 * Writes parsed parameters back, empty values too: the router takes two searches that read the same
 * for the same address.
 */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null) params.set(name, String(value));
  }
  return params.size > 0 ? `?${params}` : "";
}

/** Returns a parser of a route's search that keeps the named strings where they are given. */
export function pickStrings<const K extends string>(
  ...names: readonly K[]
): (search: Record<string, unknown>) => { [N in K]?: string } {
  return (search) => {
    const kept: { [N in K]?: string } = {};
    for (const name of names) {
      const value = search[name];
      if (typeof value === "string") kept[name] = value;
    }
    return kept;
  };
}
