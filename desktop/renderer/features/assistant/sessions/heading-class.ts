/** The heading of a part of the list of chats. */
export const headingClass = "px-5 pt-2 pb-1 text-meta font-medium text-quiet";
