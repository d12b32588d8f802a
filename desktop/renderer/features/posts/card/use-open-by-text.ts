import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type MouseEvent, useRef } from "react";
import { trackPromotionEvent } from "../../promotions/track-promotion-event.ts";

type Press = MouseEvent<HTMLElement>;

/**
 * Handlers that open a post by a click on its text, like a link: Ctrl, Cmd and the middle button
 * open a new tab. Links and buttons in the text handle their own clicks; a click that selects text
 * or closes a menu opens nothing. Keyboard users open the post by the link on its time.
 */
export function useOpenByText(postId: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const closesMenu = useRef(false);
  const open = (event: Press) => {
    if (closesMenu.current || isOnControl(event) || isSelecting(event.currentTarget)) return;
    trackPromotionEvent(client, postId, "postClick");
    if (event.button === 1 || event.ctrlKey || event.metaKey) {
      window.open(`/post/${postId}`, "_blank", "noopener");
    } else void navigate({ to: "/post/$postId", params: { postId } });
  };
  return {
    onPointerDownCapture: () => {
      // The menu is closed by the time of the click.
      closesMenu.current = document.querySelector("[role=menu]") !== null;
    },
    onMouseDown: (event: Press) => {
      // The middle button would start scrolling instead.
      if (event.button === 1 && !isOnControl(event)) event.preventDefault();
    },
    onClick: open,
    onAuxClick: (event: Press) => {
      if (event.button === 1) open(event);
    },
  };
}

function isOnControl({ target }: Press): boolean {
  return target instanceof Element && target.closest("a, button, [role=button]") !== null;
}

function isSelecting(text: HTMLElement): boolean {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && selection.containsNode(text, true);
}
