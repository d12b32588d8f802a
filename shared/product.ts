import { msg } from "@lingui/core/runtime-macro";

/** The product's names (product.2). */
export const product = {
  name: "Glimmer",
  /** The release, as in package.json. */
  version: "0.3.0",
  /**
   * The oldest client this release accepts (api.16). Raise it with a change that breaks older
   * clients.
   */
  oldestClient: "0.2.0",
  tagline: msg`Small moments that lift you`,
  description: msg`A calm, kind social network for wellbeing.`,
  scheme: "glimmer",
  appId: "app.glimmer.desktop",
  /** The app's id on Linux desktops, for its windows, badge and permissions. */
  desktopId: "app.glimmer.Glimmer",
  botMailDomain: "bots.glimmer.app",
  assistantName: "Lisa",
  homepage: "https://glimmer.app",
  /** The address members write to where no CONTACT_EMAIL is set (mail.3). */
  contactEmail: "hello@glimmer.app",
  /** Version dates of the legal texts; registration stores the accepted ones (auth.7). */
  termsVersion: "2026-12-10",
  privacyVersion: "2026-12-10",
} as const;
