/**
 * The parts of a node that a guard needs: the real ones have them, and so have those of its test.
 */
interface TreeNode {
  readonly parentNode: TreeNode | null;
  readonly firstChild: TreeNode | null;
}

/**
 * The child of `parent` that is this node or has it inside; null when the node is elsewhere, or
 * taken out of the page.
 */
function childAround<Some extends TreeNode>(parent: Some, node: Some | null): Some | null {
  for (let at = node; at !== null; at = at.parentNode as Some | null) {
    if (at.parentNode === parent) return at;
  }
  return null;
}

/**
 * Lets removals and insertions succeed where another program moved the node they name.
 *
 * A browser that translates a page replaces its text nodes by `<font>` elements. React and the
 * libraries drawn by it keep the nodes that they made. When they remove such a node, or insert
 * before it, the DOM throws, and the whole screen is lost after an act that the server has done.
 * Our own texts are written so that React needs none of their nodes (product.5,
 * `build/prove/architecture/jsx/translated-texts.ts`); this covers what libraries draw, and
 * extensions.
 *
 * A text that React changes in a node outside the page is not shown: no guard can mend that.
 */
export function guardTranslatedNodes(prototype: Node = Node.prototype): void {
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (!child || child.parentNode === this) return removeChild.call(this, child) as Child;
    // A wrapper with nothing left in it goes with its text.
    let gone: Node = child;
    for (let at = child.parentNode; at !== null; at = gone.parentNode) {
      removeChild.call(at, gone);
      if (at === this || at.firstChild !== null || childAround(this, at) === null) break;
      gone = at;
    }
    return child;
  };
  prototype.insertBefore = function <Added extends Node>(this: Node, added: Added, next: Node | null): Added {
    const isMoved = next instanceof Object && next.parentNode !== this;
    return insertBefore.call(this, added, isMoved ? childAround(this, next) : next) as Added;
  };
}
