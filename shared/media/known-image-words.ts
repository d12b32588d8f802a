import { msg } from "@lingui/core/runtime-macro";
import type { Text } from "../language/text.ts";

/** The text of administrators' notifications (media.12). */
export const knownImageNotice =
  msg`A picture matches a known image of abuse. It is held, and nobody can see it. Don't look for it: its case in Moderation says whom to tell.`;

/**
 * The steps to take about a picture that matches a known image of abuse, in the mail and in the
 * case.
 */
export const knownImageSteps: readonly Text[] = [
  msg`Don't look for the picture, and don't copy or forward it, not even to show it to somebody: in many countries that is a crime, whatever the reason.`,
  msg`Delete nothing. The picture is held and kept as evidence, and the member reads only that it is held. Write nothing about it to them.`,
  msg`If a child may be in danger now, call the police at once.`,
  msg`Report it to the hotline of your country: inhope.org lists them. In the United States that is NCMEC's CyberTipline (report.cybertip.org), in the United Kingdom the Internet Watch Foundation (report.iwf.org.uk). Give them the time, the digest and the reference from the case; they say what else they need.`,
  msg`Suspend the account in the case, with all that it posted, and write down there whom you told, and when.`,
];
