/**
 * Undoes what others changed in the markup: extensions of the browser and translators. They put their things
 * back by themselves. A player that is moved plays on: browsers pause one that is still out of the document
 * after the task.
 * @throws when the nodes are not where the records left them
 */
export function undoChanges(changes: readonly MutationRecord[]): void {
  // From last to first, so that each finds the nodes as it left them.
  for (let at = changes.length - 1; at >= 0; at -= 1) {
    const { type, target, oldValue, addedNodes, removedNodes, nextSibling } = changes[at]!;
    if (type === 'characterData') (target as CharacterData).data = oldValue!;
    for (const node of addedNodes) target.removeChild(node);
    for (const node of removedNodes) target.insertBefore(node, nextSibling);
  }
}
