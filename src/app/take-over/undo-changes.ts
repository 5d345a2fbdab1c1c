/**
 * Undoes what others changed in the markup: extensions of the browser and translators. They put their things
 * back by themselves.
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

/** The players that undoing would move: the browser pauses a player when it is moved. */
export function movedMedia(changes: readonly MutationRecord[]): HTMLMediaElement[] {
  const moved = changes
    .flatMap(({ removedNodes }) => [...removedNodes])
    .filter((node) => node instanceof HTMLElement && node.isConnected) as HTMLElement[];
  return moved.flatMap((element) =>
    element instanceof HTMLMediaElement
      ? element
      : [...element.querySelectorAll<HTMLMediaElement>('audio,video')],
  );
}
