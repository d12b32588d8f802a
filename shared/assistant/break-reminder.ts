/**
 * The reminder that members under 18 get after three hours with AI (ai.12). `settings` leads to
 * where a member without a date of birth gives it, which may end the reminders; the address follows
 * it.
 */
export const breakReminder = {
  chat: "You are talking with an AI, not with a person, and have been for about three hours. " +
    "Take a break: stretch, drink some water, or see somebody you like.",
  lisa: "A word from me: I'm an AI, not a person, and you have been with AI for about three hours now. " +
    "Take a break: stretch, drink some water, or see somebody you like. I'll be here later.",
  settings: "You count as under 18 until you give your date of birth. If you are 18 or older, give it in",
} as const;
