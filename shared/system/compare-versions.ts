/** `major.minor.patch`, with an optional pre-release and a build that is ignored. */
const form = /^(\d+)\.(\d+)\.(\d+)(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?(?:\+[0-9A-Za-z.-]+)?$/;

export function isVersion(text: string): boolean {
  return form.test(text);
}

/**
 * Negative when `a` is older than `b`, 0 when neither is, by the precedence of semver.org. Throws
 * for an invalid version.
 */
export function compareVersions(a: string, b: string): number {
  const [one, other] = [parse(a), parse(b)];
  for (const [at, number] of one.numbers.entries()) {
    const difference = number - (other.numbers[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return comparePreReleases(one.preRelease, other.preRelease);
}

interface Version {
  readonly numbers: readonly number[];
  /** Empty for a release. */
  readonly preRelease: readonly string[];
}

function parse(text: string): Version {
  const parts = form.exec(text);
  if (!parts) throw new Error(`${text} is no version`);
  return { numbers: parts.slice(1, 4).map(Number), preRelease: parts[4]?.split(".") ?? [] };
}

/**
 * A pre-release comes before its release. Numbers come before words, and are compared as numbers.
 */
function comparePreReleases(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return b.length - a.length;
  for (const [at, one] of a.entries()) {
    const other = b[at];
    if (other === undefined) return 1;
    const difference = compareIdentifiers(one, other);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

function compareIdentifiers(a: string, b: string): number {
  const [isNumber, isOtherNumber] = [/^\d+$/.test(a), /^\d+$/.test(b)];
  if (isNumber && isOtherNumber) return Number(a) - Number(b);
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
  return a === b ? 0 : a < b ? -1 : 1;
}
