type Env = Readonly<Record<string, string | undefined>>;

/**
 * Lists what is not signed for lack of credentials, as sentences; empty when everything is signed.
 * electron-builder reads the same names.
 */
export function listMissingSignatures(platform: string, env: Env): string[] {
  if (platform === "darwin") return [...missingAppleSignature(env), ...missingNotarisation(env)];
  if (platform === "win32") return missingWindowsSignature(env);
  return [];
}

function missingAppleSignature(env: Env): string[] {
  if (env.CSC_LINK || env.CSC_NAME) return [];
  return [
    "CSC_LINK and CSC_NAME are not set: the app is signed only if the keychain holds a Developer ID.",
  ];
}

function missingNotarisation(env: Env): string[] {
  const sets = [
    ["APPLE_API_KEY", "APPLE_API_KEY_ID", "APPLE_API_ISSUER"],
    ["APPLE_ID", "APPLE_APP_SPECIFIC_PASSWORD", "APPLE_TEAM_ID"],
    ["APPLE_KEYCHAIN_PROFILE"],
  ];
  // Found now and not after minutes of packaging.
  for (const names of sets) {
    const missing = names.filter((name) => !env[name]);
    if (missing.length === 0) return [];
    if (missing.length < names.length) {
      throw new Error(
        `To notarise the app set ${missing.join(" and ")} too, or none of ${names.join(", ")}.`,
      );
    }
  }
  return [
    "Notarisation is skipped: set APPLE_API_KEY, APPLE_API_KEY_ID and APPLE_API_ISSUER for it. " +
    "Without it macOS refuses to open a downloaded app.",
  ];
}

function missingWindowsSignature(env: Env): string[] {
  if (env.WIN_CSC_LINK || env.CSC_LINK) return [];
  return [
    "The installer is not signed: set WIN_CSC_LINK and WIN_CSC_KEY_PASSWORD for it. " +
    "Without it Windows warns whoever opens it.",
  ];
}
