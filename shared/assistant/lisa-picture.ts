/** A file of the web bundle; 0200_members.sql names it too. */
export const lisaPicture = "/avatars/lisa.svg";
