type Click = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'button'>

/** A click by which the browser opens a link in another tab or window, or saves it. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey, button }: Click): boolean =>
  metaKey || ctrlKey || shiftKey || altKey || button !== 0
