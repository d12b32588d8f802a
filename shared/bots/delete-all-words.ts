/** The words that confirm deleting all bots (bots.4). */
export const deleteAllWords = "DELETE ALL BOTS";
