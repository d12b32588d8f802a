/** The commenter's response to the author's reply; `{name}` is the author. */
export const returns: readonly string[] = [
  "Any time, {name}.",
  "Now I am smiling as well.",
  "You started it.",
  "Tell us how it goes?",
  "Then we are two.",
  "I will hold you to that, {name}.",
  "See you at the next one.",
  "Give the kettle my regards.",
  "It helps to know that.",
  "Same here, on the better days.",
];

/** A third member's reply to a conversation of two. */
export const joins: readonly string[] = [
  "Came for the post, stayed for the two of you.",
  "May I sit with you?",
  "You two are a small radio play.",
  "Make that three of us.",
  "Agreed, from the back row.",
  "Writing this down.",
  "Waving from the next table.",
];

/** Comments that mention a friend; `{friend}` is their username. */
export const tagging: readonly string[] = [
  "@{friend}, this is us.",
  "@{friend}, you have to read this one.",
  "Thinking of @{friend} here.",
  "@{friend} said exactly this on Sunday.",
  "For @{friend}, who never believes me.",
  "@{friend}, remember? This.",
];
