/**
 * The languages offered where a member says in which one they wrote, or which ones they read: by
 * their primary tags (BCP 47). A text may have any other tag too.
 */
export const writtenLanguages =
  ("af am ar az be bg bn bo ca cs cy da de el en eo es et eu fa fi fr ga gl gu ha he hi hr hu hy id ig is it ja ka kk km kn " +
    "ko ku lo lt lv mk ml mn mr ms my ne nl no or pa pl ps pt ro ru rw si sk sl so sq sr sv sw ta te th ti tl tr uk ur uz vi xh yo " +
    "zh zu").split(" ");
