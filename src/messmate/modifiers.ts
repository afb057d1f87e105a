type Modifiers = { altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean };

/** Whether another key is held: then the press is the browser's. Alt+Left, for instance, goes back. */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;
