const secretNames = /(_KEY|_SECRET|_TOKEN|PASSWORD)$/;

/** From this length on, a secret is no word that a sentence may have by chance. */
const longEnough = 8;

/**
 * Replaces every secret of the environment in a text, wherever a message quotes one. Short ones
 * only where they stand alone, and not in paths: a password may be "glimmer". The text must be as
 * people read it, since JSON writes quotes and backslashes otherwise.
 */
export function hideSecrets(
  text: string,
  env: Readonly<Record<string, string | undefined>>,
  more: readonly string[] = [],
): string {
  return [...secretsOf(env), ...more]
    .filter((secret) => secret !== "")
    .toSorted((a, b) => b.length - a.length)
    .reduce((shown, secret) => shown.replaceAll(patternOf(secret), "•••"), text);
}

function patternOf(secret: string): RegExp {
  const literal = secret.replace(/\W/g, "\\$&");
  return new RegExp(
    secret.length >= longEnough ? literal : `(?<![\\w./-])${literal}(?![\\w/-]|\\.\\w)`,
    "g",
  );
}

function secretsOf(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(env).flatMap(([name, value]) => {
    if (!value) return [];
    if (secretNames.test(name)) return [value];
    return name.endsWith("_URL") ? passwordsOf(value) : [];
  });
}

/** As written, and as decoded. */
function passwordsOf(url: string): string[] {
  const password = /^[a-z]+:\/\/[^/?#\s]*?:([^/\s]+)@/i.exec(url)?.[1];
  if (!password) return [];
  try {
    return [password, decodeURIComponent(password)];
  } catch {
    return [password];
  }
}
