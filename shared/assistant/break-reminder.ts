import { msg } from "@lingui/core/runtime-macro";

const takeABreak = msg`Take a break: stretch, drink some water, or see somebody you like.`;

/**
 * The reminder that members under 18 get after three hours with AI (ai.12). `settings` leads to
 * where a member without a date of birth gives it, which may end the reminders.
 */
export const breakReminder = {
  chat: [
    msg`You are talking with an AI, not with a person, and have been for about three hours.`,
    takeABreak,
  ],
  lisa: [
    msg`A word from me: I'm an AI, not a person, and you have been with AI for about three hours now.`,
    takeABreak,
    msg`I'll be here later.`,
  ],
  settings: (address: string) => [
    msg`You count as under 18 until you give your date of birth.`,
    msg`If you are 18 or older, give it in Settings: ${{ address }}`,
  ],
} as const;
