/** The names the product is known by; every screen, mail and link reads them from here. */
export const product = {
  name: "Glimmer",
  /** The release; package.json says the same. */
  version: "0.1.0",
  tagline: "Small moments that lift you",
  description: "A calm, kind social network for wellbeing.",
  scheme: "glimmer",
  appId: "app.glimmer.desktop",
  /** What desktops on Linux know the app by: its windows, its badge, and what they allowed it. */
  desktopId: "app.glimmer.Glimmer",
  botMailDomain: "bots.glimmer.app",
  assistantName: "Lisa",
  /** Where members write to: questions, data requests, reports. */
  contactEmail: "hello@glimmer.app",
  /** Version dates of the legal texts; registration stores the accepted ones (auth.7). */
  termsVersion: "2026-11-22",
  privacyVersion: "2026-11-22",
} as const;
