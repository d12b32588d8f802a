const secretNames = /(_KEY|_SECRET|_TOKEN|PASSWORD)$/;

/** Replaces every secret of the environment in a text, wherever a message quotes one. */
export function hideSecrets(
  text: string,
  env: Readonly<Record<string, string | undefined>>,
  more: readonly string[] = [],
): string {
  return [...secretsOf(env), ...more]
    .filter((secret) => secret.length >= 8)
    .toSorted((a, b) => b.length - a.length)
    .reduce((shown, secret) => shown.replaceAll(secret, "•••"), text);
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
