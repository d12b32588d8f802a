/** What deleting all bots has to say (bots.4). */
export const deleteAllWords = "DELETE ALL BOTS";
