/** In the place of prices, after words of crisis (ai.26). */
export const freeNote = "Nothing here costs XP for now.";
