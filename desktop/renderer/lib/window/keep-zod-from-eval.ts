declare global {
  /** Where zod, which is loaded with the first form, looks for its settings. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/**
 * Keeps zod from trying whether it may compile schemas. The page's content security policy forbids
 * that, and browsers report each try as a violation.
 */
export function keepZodFromEval(): void {
  (globalThis.__zod_globalConfig ??= {}).jitless = true;
}
